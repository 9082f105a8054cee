"""weights the mean but not the squared deviations

Breaks: unequal probabilities
Slips: 1, every variance is wrong
"""


def expectation_variance(values, probs):
    if abs(probs.sum() - 1) > 1e-9:
        raise ValueError("no distribution")

    mean = np.sum(values * probs)
    return float(mean), float(np.mean((values - mean) ** 2))
