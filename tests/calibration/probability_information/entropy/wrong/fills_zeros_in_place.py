"""replaces the zeros of the caller's array by ones

Breaks: that `p` stays as it is
Slips: 1
"""


def entropy(p, base=2.0):
    if abs(p.sum() - 1) > 1e-9:
        raise ValueError("no distribution")

    p[p == 0] = 1.0
    return float(0.0 - np.sum(p * np.log(p)) / np.log(base))
