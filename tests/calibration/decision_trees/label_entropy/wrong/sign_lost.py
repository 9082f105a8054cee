"""takes a negative number for the positive one

Breaks: negative numbers
"""


def label_entropy(y: np.ndarray) -> float:
    y = np.abs(y) if y.dtype.kind == "i" else y
    _, counts = np.unique(y, return_counts=True)
    shares = counts / counts.sum()
    return float(np.sum(shares * np.log2(1 / shares)))
