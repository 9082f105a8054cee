"""squares joint probabilities without dividing by P(x)

Slips: 1, right for a single row
"""


def nn_error_limit(joint):
    if joint.min() < 0 or abs(joint.sum() - 1) > 1e-9:
        raise ValueError("joint")
    return float(1 - np.sum(joint**2))
