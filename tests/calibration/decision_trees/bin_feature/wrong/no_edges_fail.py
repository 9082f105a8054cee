"""compares with the first edge before it looks whether there is one

Breaks: one edge and none
"""


def bin_feature(x: np.ndarray, edges: np.ndarray) -> np.ndarray:
    if np.any(np.diff(edges) < 0):
        raise ValueError(f"edges must be sorted, got {edges}")
    return np.where(x < edges[0], 0, np.searchsorted(edges, x, side="right"))
