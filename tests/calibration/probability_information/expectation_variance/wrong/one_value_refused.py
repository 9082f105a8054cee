"""refuses a single value

Breaks: a single value and equal values (variance 0)
Slips: 1
"""


def expectation_variance(values, probs):
    if abs(probs.sum() - 1) > 1e-9:
        raise ValueError("no distribution")

    if len(values) < 2 or np.all(values == values[0]):
        raise ValueError("no variance")
    mean = np.sum(values * probs)
    return float(mean), float(np.sum(probs * (values - mean) ** 2))
