"""divides counts by the width of the whole range

Slips: 1, no height is right but with a single bin
"""


def histogram_density(x, edges):
    x = np.asarray(x, dtype=float)
    edges = np.asarray(edges, dtype=float)
    widths = np.diff(edges)
    if np.any(widths <= 0):
        raise ValueError("the edges must increase")
    counts = np.histogram(x, edges)[0]
    return counts / (len(x) * (edges[-1] - edges[0]))
