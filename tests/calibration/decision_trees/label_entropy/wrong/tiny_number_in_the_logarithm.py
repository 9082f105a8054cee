"""adds 1e-11 to each share inside the logarithm

Breaks: a thousand different ones
"""


def label_entropy(y: np.ndarray) -> float:
    _, counts = np.unique(y, return_counts=True)
    p = counts / max(len(y), 1)
    return float(np.sum(p * np.abs(np.log2(p + 1e-11))))
