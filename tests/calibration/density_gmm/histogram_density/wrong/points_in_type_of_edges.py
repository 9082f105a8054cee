"""converts the points to the type of the edges

Breaks: integers
"""


def histogram_density(x, edges):
    x = np.asarray(x, dtype=edges.dtype)
    e = edges.astype(float)
    if np.any(np.diff(e) <= 0):
        raise ValueError
    counts, _ = np.histogram(x, e)
    return counts / (len(x) * np.diff(e))
