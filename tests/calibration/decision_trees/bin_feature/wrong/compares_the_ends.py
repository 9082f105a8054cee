"""looks at the first and the last edge only

Breaks: wherever the edges are out of order
"""


def bin_feature(x: np.ndarray, edges: np.ndarray) -> np.ndarray:
    if len(edges) and edges[0] > edges[-1]:
        raise ValueError(f"edges must be sorted, got {edges}")
    return np.searchsorted(edges, x, side="right")
