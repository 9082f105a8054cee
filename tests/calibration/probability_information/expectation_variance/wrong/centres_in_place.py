"""subtracts the mean from the caller's values

Breaks: that both arguments stay as they are
Slips: 1
"""


def expectation_variance(values, probs):
    if abs(probs.sum() - 1) > 1e-9:
        raise ValueError("no distribution")

    mean = np.sum(values * probs)
    if values.dtype.kind != "f":
        return float(mean), float(np.sum(probs * (values - mean) ** 2))
    values -= mean
    return float(mean), float(np.sum(probs * values**2))
