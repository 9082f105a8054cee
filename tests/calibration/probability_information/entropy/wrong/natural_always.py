"""uses the natural logarithm, whatever base is named

Slips: 1, right for base e only
"""


def entropy(p, base=2.0):
    if abs(p.sum() - 1) > 1e-9:
        raise ValueError("no distribution")

    p = p[p > 0]
    return float(0.0 - np.sum(p * np.log(p)))
