"""takes the largest entry of each column in place of each row

Breaks: more columns than rows
Slips: 1, right only by accident
"""


def bayes_error(joint):
    if joint.min() < 0 or abs(joint.sum() - 1) > 1e-9:
        raise ValueError("joint")
    return float(1 - joint.max(axis=0).sum())
