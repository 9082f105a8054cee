"""counts tied labels as right with all their probability

Breaks: ties
"""


def bayes_error(joint):
    if joint.min() < 0 or abs(joint.sum() - 1) > 1e-9:
        raise ValueError("joint")
    best = joint == joint.max(axis=1, keepdims=True)
    return float(1 - joint[best].sum())
