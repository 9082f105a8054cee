"""counts points on inner edges to the left

Breaks: points on inner edges
"""


def histogram_density(x, edges):
    x = np.asarray(x, dtype=float)
    edges = np.asarray(edges, dtype=float)
    widths = np.diff(edges)
    if np.any(widths <= 0):
        raise ValueError("the edges must increase")
    counts = -np.histogram(-x, -edges[::-1])[0][::-1] * -1
    return counts / (len(x) * widths)
