"""puts what lies above the last edge into the bin below it

Breaks: above the last
"""


def bin_feature(x: np.ndarray, edges: np.ndarray) -> np.ndarray:
    if np.any(np.diff(edges) < 0):
        raise ValueError(f"edges must be sorted, got {edges}")
    return np.minimum(np.searchsorted(edges, x, side="right"), max(len(edges) - 1, 0))
