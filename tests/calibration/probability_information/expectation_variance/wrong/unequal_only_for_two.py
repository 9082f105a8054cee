"""uses the probabilities for two values only, and equal ones for more

Breaks: unequal probabilities
Slips: 1, right for few values only
"""


def expectation_variance(values, probs):
    if abs(probs.sum() - 1) > 1e-9:
        raise ValueError("no distribution")

    if len(values) > 3:
        probs = np.full(len(values), 1 / len(values))
    mean = np.sum(values * probs)
    return float(mean), float(np.sum(probs * (values - mean) ** 2))
