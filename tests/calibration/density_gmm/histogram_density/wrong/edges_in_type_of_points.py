"""converts the edges to the type of the points

Breaks: integers
"""


def histogram_density(x, edges):
    edges = np.asarray(edges, float)
    if np.any(np.diff(edges) <= 0):
        raise ValueError("edges must increase strictly")
    cuts = edges.astype(np.asarray(x).dtype)
    position = np.searchsorted(cuts, x, side="right") - 1
    position[x == cuts[-1]] = len(edges) - 2
    inside = (position >= 0) & (position < len(edges) - 1)
    counts = np.bincount(position[inside], minlength=len(edges) - 1)
    return counts / (len(x) * np.diff(edges))
