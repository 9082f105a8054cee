"""takes the natural logarithm unless it is told otherwise"""


def entropy(p, base=np.e):
    if abs(p.sum() - 1) > 1e-9:
        raise ValueError("no distribution")
    p = p[p > 0]
    return float(0.0 - np.sum(p * np.log(p)) / np.log(base))
