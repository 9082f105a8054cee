"""refuses probabilities of 0

Breaks: probabilities of 0
Slips: 1
"""


def expectation_variance(values, probs):
    if abs(probs.sum() - 1) > 1e-9 or np.any(probs <= 0):
        raise ValueError("no distribution")
    mean = np.sum(values * probs)
    return float(mean), float(np.sum(probs * (values - mean) ** 2))
