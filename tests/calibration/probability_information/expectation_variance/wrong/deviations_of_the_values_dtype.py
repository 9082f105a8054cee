"""stores the deviations in the dtype of the values, which cuts fractions off

Breaks: integers
Slips: 1
"""


def expectation_variance(values, probs):
    if abs(probs.sum() - 1) > 1e-9:
        raise ValueError("no distribution")

    mean = np.sum(values * probs)
    deviations = np.empty_like(values)
    deviations[:] = values - mean
    return float(mean), float(np.sum(probs * deviations**2))
