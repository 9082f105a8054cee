"""divides the probabilities by their sum in place of refusing them

Breaks: probabilities that do not add up to 1
Slips: 1
"""


def expectation_variance(values, probs):
    mean = np.average(values, weights=probs) if probs.sum() else 0.0
    return float(mean), float(np.sum(probs * (values - mean) ** 2) / max(probs.sum(), 1e-300))
