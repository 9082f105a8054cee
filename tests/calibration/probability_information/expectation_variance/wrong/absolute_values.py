"""loses the sign of negative values

Breaks: negative values
Slips: 1
"""


def expectation_variance(values, probs):
    if abs(probs.sum() - 1) > 1e-9:
        raise ValueError("no distribution")

    values = np.abs(values)
    mean = np.sum(values * probs)
    return float(mean), float(np.sum(probs * (values - mean) ** 2))
