"""averages over the values and ignores their probabilities

Slips: 1, right for equal probabilities only
"""


def expectation_variance(values, probs):
    if abs(probs.sum() - 1) > 1e-9:
        raise ValueError("no distribution")

    return float(np.mean(values)), float(np.var(values))
