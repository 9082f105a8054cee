"""forgets the minus sign

Slips: 1, right for a certain outcome only
"""


def entropy(p, base=2.0):
    if abs(p.sum() - 1) > 1e-9:
        raise ValueError("no distribution")

    p = p[p > 0]
    return float(np.sum(p * np.log(p)) / np.log(base))
