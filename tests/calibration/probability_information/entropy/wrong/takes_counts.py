"""takes whatever it gets for probabilities

Breaks: counts
Slips: 1
"""


def entropy(p, base=2.0):
    p = p[p > 0]
    return float(0.0 - np.sum(p * np.log(p)) / np.log(base))
