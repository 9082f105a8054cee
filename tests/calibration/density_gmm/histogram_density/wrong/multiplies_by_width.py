"""multiplies the shares by the widths

Breaks: unequal widths
"""


def histogram_density(x, edges):
    x = np.asarray(x, dtype=float)
    edges = np.asarray(edges, dtype=float)
    widths = np.diff(edges)
    if np.any(widths <= 0):
        raise ValueError("the edges must increase")
    counts = np.histogram(x, edges)[0]
    return counts * widths / len(x)
