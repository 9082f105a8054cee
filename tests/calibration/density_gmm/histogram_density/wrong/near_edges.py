"""takes points within 1e-9 of an edge for points on it

Breaks: points on inner edges
Breaks: points on the last edge
Slips: 2, inner edges and the last one
"""


def histogram_density(x, edges):
    x = np.asarray(x, dtype=float)
    edges = np.asarray(edges, dtype=float)
    x = x.copy()
    for edge in edges:
        x[np.isclose(x, edge, rtol=1e-12, atol=1e-12 * np.ptp(edges))] = edge
    widths = np.diff(edges)
    if np.any(widths <= 0):
        raise ValueError("the edges must increase")
    counts = np.histogram(x, edges)[0]
    return counts / (len(x) * widths)
