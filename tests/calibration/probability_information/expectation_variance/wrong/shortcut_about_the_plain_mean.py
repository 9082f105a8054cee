"""uses the shortcut about the plain mean of the values, which unlikely ones move

Breaks: values near $10^8$
Slips: 1
"""


def expectation_variance(values, probs):
    if abs(probs.sum() - 1) > 1e-9:
        raise ValueError("probs")

    middle = values.mean()
    steps = values - middle
    step = np.sum(probs * steps)
    return float(middle + step), max(0.0, float(np.sum(probs * steps**2) - step**2))
