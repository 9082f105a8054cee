"""compares the first four letters of text only

Breaks: text ("past" is not "pasta")
"""


def label_entropy(y: np.ndarray) -> float:
    y = y.astype("U4") if y.dtype.kind == "U" else y
    _, counts = np.unique(y, return_counts=True)
    shares = counts / counts.sum()
    return float(np.sum(shares * np.log2(1 / shares)))
