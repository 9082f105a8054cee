"""divides the table by its sum in place, which shows only if that is not exactly 1

Breaks: that `joint` stays as it was
"""


def bayes_error(joint):
    total = joint.sum()
    if (joint < 0).any() or abs(total - 1) > 1e-9:
        raise ValueError("no probabilities")
    joint /= total
    return float(1 - joint.max(axis=1).sum())
