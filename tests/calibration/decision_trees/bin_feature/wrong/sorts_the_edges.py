"""sorts the edges in place of refusing them

Breaks: the error
"""


def bin_feature(x: np.ndarray, edges: np.ndarray) -> np.ndarray:
    return np.searchsorted(np.sort(edges), x, side="right")
