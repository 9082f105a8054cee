"""divides by the sum in place of refusing counts

Breaks: counts
Slips: 1
"""


def entropy(p, base=2.0):
    p = p[p > 0] / max(p.sum(), 1e-300)
    return float(0.0 - np.sum(p * np.log(p)) / np.log(base))
