"""guesses by the overall frequencies of the labels in place of those at x

Slips: 1, right for a single row or certain labels
"""


def nn_error_limit(joint):
    if joint.min() < 0 or abs(joint.sum() - 1) > 1e-9:
        raise ValueError("joint")
    c = joint.sum(axis=0)
    return float(1 - np.sum(c**2))
