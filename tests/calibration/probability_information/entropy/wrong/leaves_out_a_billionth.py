"""leaves out probabilities below a billionth

Breaks: tiny probabilities
Slips: 1
"""


def entropy(p, base=2.0):
    if abs(p.sum() - 1) > 1e-9:
        raise ValueError("no distribution")
    p = p[p > 1e-9]
    return float(0.0 - np.sum(p * np.log(p)) / np.log(base))
