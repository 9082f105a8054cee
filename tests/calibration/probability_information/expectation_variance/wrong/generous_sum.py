"""accepts a sum that is off by a thousandth

Breaks: probabilities that do not add up to 1
Slips: 1
"""


def expectation_variance(values, probs):
    if abs(probs.sum() - 1) > 1e-3:
        raise ValueError("no distribution")
    mean = np.sum(values * probs)
    return float(mean), float(np.sum(probs * (values - mean) ** 2))
