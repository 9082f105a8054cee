"""averages the surprises without weights

Slips: 1, right for equal probabilities only
"""


def entropy(p, base=2.0):
    if abs(p.sum() - 1) > 1e-9:
        raise ValueError("no distribution")

    p = p[p > 0]
    return float(np.mean(np.log(1 / p)) / np.log(base))
