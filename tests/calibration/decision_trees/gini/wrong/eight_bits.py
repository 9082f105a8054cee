"""keeps eight bits of integer labels"""


def gini(y: np.ndarray) -> float:
    if len(y) == 0:
        return 0.0
    _, counts = np.unique(y.astype(np.int8) if y.dtype.kind == "i" else y, return_counts=True)
    p = counts / len(y)
    return float(1 - np.sum(p**2))
