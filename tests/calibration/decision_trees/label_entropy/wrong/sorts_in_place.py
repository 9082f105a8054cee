"""sorts the labels in place to count runs

Breaks: that y stays as it is
"""


def label_entropy(y: np.ndarray) -> float:
    y.sort()
    _, counts = np.unique(y, return_counts=True)
    shares = counts / counts.sum()
    return float(np.sum(shares * np.log2(1 / shares)))
