"""leaves the result below 0 where rounding has moved a certain outcome above 1

Breaks: a certain outcome (0.0, not `-0.0`)
Slips: 1
"""


def entropy(p, base=2.0):
    if abs(p.sum() - 1) > 1e-9:
        raise ValueError("no distribution")

    p = p[p > 0]
    return float(-np.sum(p * np.log(p)) / np.log(base)) + 0.0
