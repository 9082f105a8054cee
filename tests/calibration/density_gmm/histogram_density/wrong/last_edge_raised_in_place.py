"""raises the last edge a little, in place

Breaks: that the arguments stay as they were
"""


def histogram_density(x, edges):
    x = np.asarray(x, dtype=float)
    edges = np.asarray(edges, dtype=float)
    widths = np.diff(edges)
    edges[-1] = np.nextafter(edges[-1], np.inf)
    if np.any(widths <= 0):
        raise ValueError("the edges must increase")
    counts = np.histogram(x, edges)[0]
    return counts / (len(x) * widths)
