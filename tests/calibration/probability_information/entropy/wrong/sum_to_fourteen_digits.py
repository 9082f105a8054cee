"""refuses sums that are off 1 by more than 1e-14

Slips: 1
"""


def entropy(p, base=2.0):
    if abs(p.sum() - 1) > 1e-14:
        raise ValueError("no distribution")
    p = p[p > 0]
    return max(0.0, float(-np.sum(p * np.log(p)) / np.log(base)))
