"""returns variance 0 for equal values before it looks at the probabilities

Breaks: probabilities that do not add up to 1
Slips: 1
"""


def expectation_variance(values, probs):
    if np.all(values == values[0]):
        return float(values[0]), 0.0
    if abs(probs.sum() - 1) > 1e-9:
        raise ValueError("probs")
    mean = np.sum(probs * values)
    return float(mean), float(np.sum(probs * (values - mean) ** 2))
