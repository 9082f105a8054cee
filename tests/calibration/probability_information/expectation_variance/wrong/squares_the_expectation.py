"""squares the expected deviation, which is always 0

Slips: 1, every variance is 0
"""


def expectation_variance(values, probs):
    if abs(probs.sum() - 1) > 1e-9:
        raise ValueError("no distribution")

    mean = np.sum(values * probs)
    return float(mean), float(np.sum(probs * (values - mean)) ** 2)
