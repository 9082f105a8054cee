"""compares the first four letters of text only

Breaks: text ("past" is not "pasta")
"""


def gini(y: np.ndarray) -> float:
    y = y.astype("U4") if y.dtype.kind == "U" else y
    _, counts = np.unique(y, return_counts=True)
    shares = counts / counts.sum()
    # The shares add up to 1, so this is 1 - sum(shares**2), and 0 for an empty y.
    return float(np.sum(shares * (1 - shares)))
