"""returns nats in place of bits

Slips: 1, every value but 0 is in another unit
"""


def label_entropy(y: np.ndarray) -> float:
    _, counts = np.unique(y, return_counts=True)
    shares = counts / counts.sum()
    return float(np.sum(shares * np.log(1 / shares)))
