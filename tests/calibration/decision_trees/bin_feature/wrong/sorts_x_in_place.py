"""sorts x in place once its bins are found

Breaks: that x and edges stay as they are
"""


def bin_feature(x: np.ndarray, edges: np.ndarray) -> np.ndarray:
    if np.any(np.diff(edges) < 0):
        raise ValueError(f"edges must be sorted, got {edges}")
    places = np.searchsorted(edges, x, side="right")
    x.sort()
    return places
