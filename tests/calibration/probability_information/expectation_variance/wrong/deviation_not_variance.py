"""returns the standard deviation in place of the variance

Slips: 1, every variance but 0 and 1 is wrong
"""


def expectation_variance(values, probs):
    if abs(probs.sum() - 1) > 1e-9:
        raise ValueError("no distribution")

    mean = np.sum(values * probs)
    return float(mean), float(np.sqrt(np.sum(probs * (values - mean) ** 2)))
