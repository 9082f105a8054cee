"""leaves out labels with a share below 0.0005

Breaks: rare ones
"""


def label_entropy(y: np.ndarray) -> float:
    if len(y) == 0:
        return 0.0
    _, counts = np.unique(y, return_counts=True)
    p = counts / len(y)
    p = p[p >= 5e-4]
    return float(np.sum(p * np.log2(1 / p)))
