"""leaves labels that occur once out of the sum if there are more than three

Breaks: two to seven labels
"""


def gini(y: np.ndarray) -> float:
    if len(y) == 0:
        return 0.0
    counts = np.unique(y, return_counts=True)[1]
    if len(counts) > 3:
        counts = counts[counts > 1]
    return float(1.0 - np.sum((counts / len(y)) ** 2))
