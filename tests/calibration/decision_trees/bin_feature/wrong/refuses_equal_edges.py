"""refuses edges of which two are equal

Breaks: equal edges
"""


def bin_feature(x, edges):
    if np.any(np.diff(edges) <= 0):
        raise ValueError("unsorted")
    return np.searchsorted(edges, x, side="right")
