"""counts labels by bins of equal width between the least and the largest

Breaks: gaps
"""


def label_entropy(y: np.ndarray) -> float:
    labels, codes = np.unique(y, return_inverse=True)
    numbers = labels[codes] if y.dtype.kind == "i" else codes
    counts = np.histogram(numbers, bins=max(1, len(labels)))[0]
    counts = counts[counts > 0]
    shares = counts / counts.sum()
    return float(np.sum(shares * np.log2(1 / shares)))
