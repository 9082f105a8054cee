"""refuses probabilities whose sum rounding has moved off 1

Slips: 1, rounding moves most sums
"""


def expectation_variance(values, probs):
    if probs.sum() != 1:
        raise ValueError("no distribution")
    mean = np.sum(values * probs)
    return float(mean), float(np.sum(probs * (values - mean) ** 2))
