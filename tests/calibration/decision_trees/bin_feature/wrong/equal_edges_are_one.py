"""drops repeated edges, and with them the empty bin between

Breaks: equal edges
"""


def bin_feature(x, edges):
    if np.any(np.diff(edges) < 0):
        raise ValueError("unsorted")
    return np.searchsorted(np.unique(edges), x, side="right")
