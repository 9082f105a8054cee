"""lets an edge be smaller than the one before it by up to 1e-9

Breaks: the error
"""


def bin_feature(x: np.ndarray, edges: np.ndarray) -> np.ndarray:
    for a, b in zip(edges[:-1], edges[1:]):
        if b < a - 1e-9:
            raise ValueError("edges are out of order")
    return np.searchsorted(edges, x, side="right")
