"""refuses probabilities whose sum rounding has moved off 1

Slips: 1, rounding moves most sums
"""


def entropy(p, base=2.0):
    if p.sum() != 1:
        raise ValueError("no distribution")
    p = p[p > 0]
    return float(0.0 - np.sum(p * np.log(p)) / np.log(base))
