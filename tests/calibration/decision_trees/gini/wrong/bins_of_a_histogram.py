"""counts labels by bins of equal width between the least and the largest

Breaks: negative numbers
"""


def gini(y: np.ndarray) -> float:
    if len(y) == 0:
        return 0.0
    labels, codes = np.unique(y, return_inverse=True)
    numbers = labels[codes] if y.dtype.kind == "i" else codes
    counts = np.histogram(numbers, bins=len(labels))[0]
    shares = counts / counts.sum()
    # The shares add up to 1, so this is 1 - sum(shares**2), and 0 for an empty y.
    return float(np.sum(shares * (1 - shares)))
