"""sorts the edges in place of refusing them

Breaks: ValueError for edges of which any two neighbours
"""


def histogram_density(x, edges):
    x = np.asarray(x, dtype=float)
    edges = np.unique(np.asarray(edges, dtype=float))
    widths = np.diff(edges)
    if np.any(widths <= 0):
        raise ValueError("the edges must increase")
    counts = np.histogram(x, edges)[0]
    return counts / (len(x) * widths)
