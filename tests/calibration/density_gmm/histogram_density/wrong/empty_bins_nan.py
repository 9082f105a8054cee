"""returns nan for empty bins

Breaks: empty bins
"""


def histogram_density(x, edges):
    x = np.asarray(x, dtype=float)
    edges = np.asarray(edges, dtype=float)
    widths = np.diff(edges)
    if np.any(widths <= 0):
        raise ValueError("the edges must increase")
    counts = np.histogram(x, edges)[0]
    return np.where(counts > 0, counts / (len(x) * widths), np.nan)
