"""counts the last edge to the last bin, and has no bin outside of the edges, like np.histogram

Breaks: below the first and above the last
"""


def bin_feature(x: np.ndarray, edges: np.ndarray) -> np.ndarray:
    if np.any(np.diff(edges) < 0):
        raise ValueError(f"edges must be sorted, got {edges}")
    return np.clip(np.searchsorted(edges, x, side="right") - 1, 0, max(len(edges) - 2, 0))
