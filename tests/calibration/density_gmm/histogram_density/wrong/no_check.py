"""does not look at the order of the edges

Breaks: ValueError for edges of which any two neighbours are equal or in the wrong order
"""


def histogram_density(x, edges):
    x = np.asarray(x, dtype=float)
    edges = np.asarray(edges, dtype=float)
    widths = np.diff(edges)
    counts = np.array([np.sum((a <= x) & (x < b)) for a, b in zip(edges[:-1], edges[1:])])
    counts[-1] += np.sum(x == edges[-1])
    return counts / (len(x) * widths)
