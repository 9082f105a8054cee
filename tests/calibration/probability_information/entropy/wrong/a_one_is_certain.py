"""returns 0 as soon as some entry is 1, before it checks the sum

Breaks: counts
Slips: 1
"""


def entropy(p, base=2.0):
    if p.max() == 1:
        return 0.0
    if abs(p.sum() - 1) > 1e-9:
        raise ValueError("p")
    p = p[p > 0]
    return float(-np.sum(p * np.log(p)) / np.log(base))
