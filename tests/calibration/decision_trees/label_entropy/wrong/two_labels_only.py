"""computes the entropy of the first label against all others

Breaks: two to seven labels
Slips: 1, right for one or two labels only
"""


def label_entropy(y: np.ndarray) -> float:
    _, counts = np.unique(y, return_counts=True)
    shares = counts / counts.sum()
    p = shares[0] if len(shares) else 1.0
    return 0.0 if p == 1 else float(p * np.log2(1 / p) + (1 - p) * np.log2(1 / (1 - p)))
