"""refuses a sum that rounding has moved off 1

Breaks: none for a sum of $1 + 10^{-10}$
"""


def bayes_error(joint):
    if joint.min() < 0 or abs(joint.sum() - 1) > 1e-12:
        raise ValueError("joint")
    return float(1 - joint.max(axis=1).sum())
