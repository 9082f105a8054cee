"""collects the shares in a set, where equal ones are one

Breaks: equal frequencies
Slips: 1, right only if all frequencies differ
"""


def gini(y: np.ndarray) -> float:
    _, counts = np.unique(y, return_counts=True)
    shares = counts / counts.sum()
    # The shares add up to 1, so this is 1 - sum(shares**2), and 0 for an empty y.
    return 1 - sum({share**2 for share in shares.tolist()}) if len(y) else 0.0
