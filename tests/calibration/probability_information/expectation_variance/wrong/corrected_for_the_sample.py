"""corrects the variance by k / (k - 1), as for a sample

Slips: 1, every variance but 0 is wrong
"""


def expectation_variance(values, probs):
    if abs(probs.sum() - 1) > 1e-9:
        raise ValueError("no distribution")

    mean, k = np.sum(values * probs), len(values)
    variance = np.sum(probs * (values - mean) ** 2)
    return float(mean), float(variance * k / max(k - 1, 1))
