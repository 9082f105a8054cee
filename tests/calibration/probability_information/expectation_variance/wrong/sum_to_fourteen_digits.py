"""refuses sums that are off 1 by more than 1e-14

Slips: 1
"""


def expectation_variance(values, probs):
    if abs(probs.sum() - 1) > 1e-14:
        raise ValueError("probs")
    mean = np.sum(probs * values)
    return float(mean), float(np.sum(probs * (values - mean) ** 2))
