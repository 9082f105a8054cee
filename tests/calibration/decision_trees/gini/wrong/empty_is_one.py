"""returns 1 for no labels

Breaks: an empty y
"""


def gini(y: np.ndarray) -> float:
    _, counts = np.unique(y, return_counts=True)
    shares = counts / counts.sum()
    # The shares add up to 1, so this is 1 - sum(shares**2), and 0 for an empty y.
    return float(1 - np.sum(shares**2))
