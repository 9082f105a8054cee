"""leaves points on the last edge out

Breaks: points on the last edge
"""


def histogram_density(x, edges):
    x = np.asarray(x, dtype=float)
    edges = np.asarray(edges, dtype=float)
    widths = np.diff(edges)
    if np.any(widths <= 0):
        raise ValueError("the edges must increase")
    counts = np.array([np.sum((a <= x) & (x < b)) for a, b in zip(edges[:-1], edges[1:])])
    return counts / (len(x) * widths)
