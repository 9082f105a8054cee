"""counts the bins from 1

Breaks: The indices are exact
"""


def bin_feature(x: np.ndarray, edges: np.ndarray) -> np.ndarray:
    if np.any(np.diff(edges) < 0):
        raise ValueError(f"edges must be sorted, got {edges}")
    return 1 + np.searchsorted(edges, x, side="right")
