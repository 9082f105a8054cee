"""takes a negative number for the positive one

Breaks: negative numbers
"""


def gini(y: np.ndarray) -> float:
    y = np.abs(y) if y.dtype.kind == "i" else y
    _, counts = np.unique(y, return_counts=True)
    shares = counts / counts.sum()
    # The shares add up to 1, so this is 1 - sum(shares**2), and 0 for an empty y.
    return float(np.sum(shares * (1 - shares)))
