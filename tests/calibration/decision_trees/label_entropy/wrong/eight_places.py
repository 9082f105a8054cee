"""rounds the entropy to eight decimal places"""


def label_entropy(y: np.ndarray) -> float:
    if len(y) == 0:
        return 0.0
    _, counts = np.unique(y, return_counts=True)
    p = counts / len(y)
    return round(float(np.sum(p * np.log2(1 / p))), 8)
