"""fails on texts and negative labels, as np.bincount does"""


def label_entropy(y: np.ndarray) -> float:
    counts = np.bincount(y)
    counts = counts[counts > 0]
    shares = counts / counts.sum()
    return float(np.sum(shares * np.log2(1 / shares)))
