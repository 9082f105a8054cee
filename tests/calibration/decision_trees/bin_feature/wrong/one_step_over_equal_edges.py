"""counts one of several equal edges for a value that lies on them

Breaks: equal edges
"""


def bin_feature(x: np.ndarray, edges: np.ndarray) -> np.ndarray:
    if np.any(edges[1:] < edges[:-1]):
        raise ValueError("edges are out of order")
    return np.searchsorted(edges, x, side="left") + np.isin(x, edges)
