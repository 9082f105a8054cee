"""returns twice the Bayes error

Slips: 1, right for certain labels only
"""


def nn_error_limit(joint):
    if joint.min() < 0 or abs(joint.sum() - 1) > 1e-9:
        raise ValueError("joint")
    return float(2 * (1 - joint.max(axis=1).sum()))
