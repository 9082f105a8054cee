"""raises ValueError for a single row

Breaks: a single row
"""


def bayes_error(joint):
    if joint.min() < 0 or abs(joint.sum() - 1) > 1e-9:
        raise ValueError("joint")
    if len(joint) < 2:
        raise ValueError("joint")
    return float(1 - joint.max(axis=1).sum())
