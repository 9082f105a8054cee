"""returns the variance first

Slips: 1, both numbers stand in the wrong place
"""


def expectation_variance(values, probs):
    if abs(probs.sum() - 1) > 1e-9:
        raise ValueError("no distribution")

    mean = np.sum(values * probs)
    return float(np.sum(probs * (values - mean) ** 2)), float(mean)
