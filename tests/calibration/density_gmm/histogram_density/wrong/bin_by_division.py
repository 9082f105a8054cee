"""divides by the width to find the bin where all widths are equal

Breaks: points on inner edges
"""


def histogram_density(x, edges):
    x, edges = np.asarray(x, float), np.asarray(edges, float)
    widths = np.diff(edges)
    if np.any(widths <= 0):
        raise ValueError("edges must increase")
    m = len(widths)
    if np.allclose(widths, widths[0], rtol=1e-12, atol=0):
        kept = x[(x >= edges[0]) & (x <= edges[-1])]
        index = np.minimum(((kept - edges[0]) / widths[0]).astype(int), m - 1)
        counts = np.bincount(index, minlength=m)
    else:
        counts = np.histogram(x, edges)[0]
    return counts / (len(x) * widths)
