"""subtracts unsigned edges in their own type, where falling ones seem to rise

Breaks: integers (int8 included
Breaks: ValueError for edges of which any two neighbours are equal or in the wrong order
"""


def histogram_density(x, edges):
    edges = np.asarray(edges)
    widths = np.diff(edges if edges.dtype.kind == "u" else edges.astype(float))
    if np.any(widths <= 0):
        raise ValueError("edges must increase")
    edges = edges.astype(float)
    x = np.asarray(x, float)
    counts = [np.sum((x >= a) & (x < b)) for a, b in zip(edges[:-1], edges[1:])]
    counts[-1] += np.sum(x == edges[-1])
    return np.array(counts) / (len(x) * np.diff(edges))
