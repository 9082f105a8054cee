"""counts points on inner edges in both bins

Breaks: points on inner edges
"""


def histogram_density(x, edges):
    x = np.asarray(x, dtype=float)
    edges = np.asarray(edges, dtype=float)
    widths = np.diff(edges)
    if np.any(widths <= 0):
        raise ValueError("the edges must increase")
    counts = np.array([np.sum((a <= x) & (x <= b)) for a, b in zip(edges[:-1], edges[1:])])
    return counts / (len(x) * widths)
