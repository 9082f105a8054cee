"""returns indices of eight bits, which run over after 127

Breaks: The indices are exact
"""


def bin_feature(x: np.ndarray, edges: np.ndarray) -> np.ndarray:
    if np.any(np.diff(edges) < 0):
        raise ValueError("edges are not sorted")
    return np.searchsorted(edges, x, side="right").astype(np.int8)
