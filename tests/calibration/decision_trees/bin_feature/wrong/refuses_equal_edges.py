"""refuses edges of which two are equal"""


def bin_feature(x, edges):
    if np.any(np.diff(edges) <= 0):
        raise ValueError("unsorted")
    return np.searchsorted(edges, x, side="right")
