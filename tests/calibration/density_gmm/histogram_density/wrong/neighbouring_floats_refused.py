"""refuses edges that are equal but for the last digits

Breaks: ValueError for edges of which any two neighbours are equal
"""


def histogram_density(x, edges):
    x, edges = np.asarray(x, float), np.asarray(edges, float)
    if np.any(edges[1:] < edges[:-1]) or np.any(
        np.isclose(edges[1:], edges[:-1], rtol=1e-12, atol=0)
    ):
        raise ValueError("edges must increase strictly")
    return np.histogram(x, edges)[0] / (len(x) * np.diff(edges))
