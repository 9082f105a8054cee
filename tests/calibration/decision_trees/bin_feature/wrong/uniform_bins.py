"""divides by the width of the first bin, as if all were equally wide

Breaks: values on edges
Slips: 1, right for bins of equal width only
"""


def bin_feature(x: np.ndarray, edges: np.ndarray) -> np.ndarray:
    if np.any(np.diff(edges) < 0):
        raise ValueError(f"edges must be sorted, got {edges}")
    if len(edges) < 2 or edges[1] == edges[0]:
        return np.searchsorted(edges, x, side="right")
    return np.clip(np.floor((x - edges[0]) / (edges[1] - edges[0])).astype(int) + 1, 0, len(edges))
