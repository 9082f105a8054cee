"""takes texts that differ in blanks at an end only for the same

Breaks: text
"""


def label_entropy(y: np.ndarray) -> float:
    if len(y) == 0:
        return 0.0
    _, counts = np.unique(np.char.strip(y) if y.dtype.kind == "U" else y, return_counts=True)
    p = counts / len(y)
    return float(np.sum(p * np.log2(1 / p)))
