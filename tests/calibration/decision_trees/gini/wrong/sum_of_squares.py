"""returns the chance that two draws agree, not that they differ

Slips: 1, no value is right but 0.5
"""


def gini(y: np.ndarray) -> float:
    _, counts = np.unique(y, return_counts=True)
    shares = counts / counts.sum()
    # The shares add up to 1, so this is 1 - sum(shares**2), and 0 for an empty y.
    return float(np.sum(shares * shares))
