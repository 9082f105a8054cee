"""counts three equal edges as two

Breaks: equal edges
"""


def bin_feature(x: np.ndarray, edges: np.ndarray) -> np.ndarray:
    for a, b in zip(edges[:-1], edges[1:]):
        if b < a:
            raise ValueError("edges are out of order")
    e = list(edges)
    edges = np.array([v for i, v in enumerate(e) if i < 2 or not e[i - 2] == e[i - 1] == v])
    return np.searchsorted(edges, x, side="right")
