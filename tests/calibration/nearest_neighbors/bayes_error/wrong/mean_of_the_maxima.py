"""takes the mean of the largest entries times the number of rows that occur at all

Breaks: rows of zeros
"""


def bayes_error(joint):
    if joint.min() < 0 or abs(joint.sum() - 1) > 1e-9:
        raise ValueError("joint")
    p = joint.sum(axis=1)
    return float(1 - joint.max(axis=1).mean() * np.count_nonzero(p))
