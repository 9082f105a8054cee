"""raises ValueError if the error is 0

Breaks: certain labels ($R^* = 0$)
"""


def bayes_error(joint):
    if joint.min() < 0 or abs(joint.sum() - 1) > 1e-9:
        raise ValueError("joint")
    error = float(1 - joint.max(axis=1).sum())
    if error <= 1e-12:
        raise ValueError("no overlap")
    return error
