"""does not put the first label back into a bag of more than 100"""


def gini(y: np.ndarray) -> float:
    if len(y) == 0:
        return 0.0
    _, counts = np.unique(y, return_counts=True)
    p = counts / len(y)
    n = len(y)
    if n > 100:
        return float(1 - np.sum(counts * (counts - 1)) / (n * (n - 1)))
    return float(1 - np.sum(p**2))
