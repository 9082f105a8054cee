"""returns 2 p (1 - p) of the first label, which is right for two labels only

Breaks: two to seven labels
"""


def gini(y: np.ndarray) -> float:
    _, counts = np.unique(y, return_counts=True)
    shares = counts / counts.sum()
    # The shares add up to 1, so this is 1 - sum(shares**2), and 0 for an empty y.
    return float(2 * shares[0] * (1 - shares[0])) if len(shares) else 0.0
