"""sorts the labels in place to count runs

Breaks: that y stays as it is
"""


def gini(y: np.ndarray) -> float:
    y.sort()
    _, counts = np.unique(y, return_counts=True)
    shares = counts / counts.sum()
    # The shares add up to 1, so this is 1 - sum(shares**2), and 0 for an empty y.
    return float(np.sum(shares * (1 - shares)))
