"""takes variances below 1e-14 for rounding errors

Breaks: values in tiny or huge units
Slips: 1
"""


def expectation_variance(values, probs):
    if abs(probs.sum() - 1) > 1e-9:
        raise ValueError("no distribution")
    mean = probs @ values
    variance = probs @ (values - mean) ** 2
    return float(mean), 0.0 if variance < 1e-14 else float(variance)
