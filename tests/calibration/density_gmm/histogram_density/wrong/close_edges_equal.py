"""takes edges closer than 1e-8 for equal ones

Breaks: other units
"""


def histogram_density(x, edges):
    x = np.asarray(x, dtype=float)
    edges = np.asarray(edges, dtype=float)
    widths = np.diff(edges)
    if np.any(widths <= 1e-8):
        raise ValueError("the edges must increase")
    counts = np.histogram(x, edges)[0]
    return counts / (len(x) * widths)
