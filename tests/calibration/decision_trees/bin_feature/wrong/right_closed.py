"""puts a value on an edge into the bin on its left

Breaks: values on edges
"""


def bin_feature(x: np.ndarray, edges: np.ndarray) -> np.ndarray:
    if np.any(np.diff(edges) < 0):
        raise ValueError(f"edges must be sorted, got {edges}")
    return np.searchsorted(edges, x, side="left")
