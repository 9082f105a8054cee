"""lets NumPy normalise by the points inside of the bins

Breaks: points outside of all bins
"""


def histogram_density(x, edges):
    x = np.asarray(x, dtype=float)
    edges = np.asarray(edges, dtype=float)
    widths = np.diff(edges)
    if np.any(widths <= 0):
        raise ValueError("the edges must increase")

    return np.histogram(x, edges, density=True)[0]
