"""moves points outside into the outermost bins

Breaks: points outside of all bins
"""


def histogram_density(x, edges):
    x = np.asarray(x, dtype=float)
    edges = np.asarray(edges, dtype=float)
    widths = np.diff(edges)
    if np.any(widths <= 0):
        raise ValueError("the edges must increase")
    counts = np.histogram(np.clip(x, edges[0], edges[-1]), edges)[0]
    return counts / (len(x) * widths)
