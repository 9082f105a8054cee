"""rounds heights to eight decimals

Slips: 1, few heights have eight decimals
"""


def histogram_density(x, edges):
    x = np.asarray(x, dtype=float)
    edges = np.asarray(edges, dtype=float)
    widths = np.diff(edges)
    if np.any(widths <= 0):
        raise ValueError("the edges must increase")
    counts = np.histogram(x, edges)[0]
    return np.round(counts / (len(x) * widths), 8)
