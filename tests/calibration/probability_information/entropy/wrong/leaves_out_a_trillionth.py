"""leaves out probabilities up to a trillionth

Breaks: tiny probabilities
Slips: 1
"""


def entropy(p, base=2.0):
    if abs(p.sum() - 1) > 1e-9:
        raise ValueError("no distribution")
    p = p[p > 1e-12]
    return max(0.0, float(-np.sum(p * np.log(p)) / np.log(base)))
