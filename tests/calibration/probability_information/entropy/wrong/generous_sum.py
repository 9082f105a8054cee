"""accepts a sum that np.isclose calls 1

Breaks: counts
Slips: 1
"""


def entropy(p, base=2.0):
    if not np.isclose(p.sum(), 1):
        raise ValueError("no distribution")
    p = p[p > 0]
    return float(0.0 - np.sum(p * np.log(p)) / np.log(base))
