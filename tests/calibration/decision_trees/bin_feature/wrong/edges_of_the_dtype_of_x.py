"""cuts the edges to integers where x holds integers

Breaks: integers as x, between edges that are none
"""


def bin_feature(x: np.ndarray, edges: np.ndarray) -> np.ndarray:
    if np.any(np.diff(edges) < 0):
        raise ValueError(f"edges must be sorted, got {edges}")
    return np.searchsorted(edges.astype(x.dtype), x, side="right")
