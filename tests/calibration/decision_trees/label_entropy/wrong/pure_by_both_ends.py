"""takes labels for equal if the first and the last one are

Slips: 1, right only where the ends differ
"""


def label_entropy(y: np.ndarray) -> float:
    if len(y) == 0:
        return 0.0
    if y[0] == y[-1]:
        return 0.0
    _, counts = np.unique(y, return_counts=True)
    p = counts / len(y)
    return float(np.sum(p * np.log2(1 / p)))
