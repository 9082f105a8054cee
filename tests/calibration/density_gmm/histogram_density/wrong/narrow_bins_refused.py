"""refuses bins narrower than 1e-12 as if their edges were equal

Breaks: other units
"""


def histogram_density(x, edges):
    x, edges = np.asarray(x, float), np.asarray(edges, float)
    widths = np.diff(edges)
    if np.any(widths < 1e-12):
        raise ValueError("edges must increase strictly")
    return np.histogram(x, edges)[0] / (len(x) * widths)
