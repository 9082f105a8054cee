"""divides the caller's probabilities by their sum, which rounding moves

Breaks: that both arguments stay as they are
Slips: 1
"""


def expectation_variance(values, probs):
    if abs(probs.sum() - 1) > 1e-9:
        raise ValueError("probs")
    probs /= probs.sum()
    mean = np.sum(probs * values)
    return float(mean), float(np.sum(probs * (values - mean) ** 2))
