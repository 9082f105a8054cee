"""raises an error for three equal edges

Breaks: equal edges
"""


def bin_feature(x: np.ndarray, edges: np.ndarray) -> np.ndarray:
    for a, b in zip(edges[:-1], edges[1:]):
        if b < a:
            raise ValueError("edges are out of order")
    if any(edges[i] == edges[i + 2] for i in range(len(edges) - 2)):
        raise ValueError
    return np.searchsorted(edges, x, side="right")
