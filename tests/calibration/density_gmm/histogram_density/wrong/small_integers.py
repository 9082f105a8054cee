"""computes widths in the dtype of the edges

Breaks: integers (int8 included)
"""


def histogram_density(x, edges):
    x = np.asarray(x, dtype=float)
    widths = np.diff(edges)
    if np.any(widths <= 0):
        raise ValueError("the edges must increase")
    counts = np.histogram(x, edges)[0]
    return counts / (len(x) * widths)
