"""multiplies by the logarithm of the base in place of dividing

Slips: 1, every base but e is wrong
"""


def entropy(p, base=2.0):
    if abs(p.sum() - 1) > 1e-9:
        raise ValueError("no distribution")

    p = p[p > 0]
    return float(0.0 - np.sum(p * np.log(p)) * np.log(base))
