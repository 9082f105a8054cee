"""divides the caller's probabilities by their sum, which rounding moves

Breaks: that `p` stays as it is
Slips: 1
"""


def entropy(p, base=2.0):
    if abs(p.sum() - 1) > 1e-9:
        raise ValueError("no distribution")
    if p.sum() != 1:
        p /= p.sum()
    p = p[p > 0]
    return max(0.0, float(-np.sum(p * np.log(p)) / np.log(base)))
