"""sorts the points in place

Breaks: that the arguments stay as they were
"""


def histogram_density(x, edges):
    x.sort()
    edges = np.asarray(edges, dtype=float)
    widths = np.diff(edges)
    if np.any(widths <= 0):
        raise ValueError("the edges must increase")
    counts = np.histogram(x, edges)[0]
    return counts / (len(x) * widths)
