"""subtracts the square of the mean at the end where all values are below 1

Breaks: values in tiny or huge units
Slips: 1
"""


def expectation_variance(values, probs):
    if abs(probs.sum() - 1) > 1e-9:
        raise ValueError("probs")
    mean = np.sum(probs * values)
    if np.abs(values).max() < 1:
        return float(mean), max(0.0, float(np.sum(probs * values**2) - mean**2))
    return float(mean), float(np.sum(probs * (values - mean) ** 2))
