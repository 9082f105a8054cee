"""cuts the shortcut off at 0, so that rounding becomes no variance at all

Breaks: values near $10^8$
Slips: 1
"""


def expectation_variance(values, probs):
    if abs(probs.sum() - 1) > 1e-9:
        raise ValueError("no distribution")

    mean = np.sum(values * probs)
    return float(mean), max(0.0, float(np.sum(probs * values**2) - mean**2))
