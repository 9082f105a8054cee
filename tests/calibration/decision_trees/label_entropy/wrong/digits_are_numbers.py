"""takes texts of digits for numbers, so that "07" is "7"

Breaks: text
"""


def label_entropy(y: np.ndarray) -> float:
    if len(y) == 0:
        return 0.0
    try:
        y = y.astype(float)
    except ValueError:
        pass
    _, counts = np.unique(y, return_counts=True)
    p = counts / len(y)
    return float(np.sum(p * np.log2(1 / p)))
