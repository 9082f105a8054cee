"""fails on texts and negative labels, as np.bincount does

Breaks: negative numbers
Breaks: text
Slips: 1, right for labels 0, 1, 2 only, all of which occur
"""


def label_entropy(y: np.ndarray) -> float:
    counts = np.bincount(y)
    counts = counts[counts > 0]
    shares = counts / counts.sum()
    return float(np.sum(shares * np.log2(1 / shares)))
