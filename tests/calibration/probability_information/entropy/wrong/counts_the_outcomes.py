"""returns the logarithm of the number of possible outcomes

Slips: 1, right for equal probabilities only
"""


def entropy(p, base=2.0):
    if abs(p.sum() - 1) > 1e-9:
        raise ValueError("no distribution")

    return float(np.log(np.count_nonzero(p)) / np.log(base))
