"""returns -0.0 for a single label

Breaks: a single label (0.0, not -0.0 or nan)
"""


def label_entropy(y: np.ndarray) -> float:
    _, counts = np.unique(y, return_counts=True)
    shares = counts / counts.sum()
    return float(-np.sum(shares * np.log2(shares)))
