"""compares the last edge with the first one only

Breaks: ValueError for edges of which any two neighbours
"""


def histogram_density(x, edges):
    x = np.asarray(x, dtype=float)
    edges = np.asarray(edges, dtype=float)
    widths = np.diff(edges)
    if edges[-1] <= edges[0]:
        raise ValueError("the edges must increase")
    counts = np.array([np.sum((a <= x) & (x < b)) for a, b in zip(edges[:-1], edges[1:])])
    counts[-1] += np.sum(x == edges[-1])
    return counts / (len(x) * widths)
