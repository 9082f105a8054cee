"""divides by the probability of each row, which is nan for rows of zeros

Breaks: rows of zeros
"""


def bayes_error(joint):
    if joint.min() < 0 or abs(joint.sum() - 1) > 1e-9:
        raise ValueError("joint")
    p = joint.sum(axis=1)
    share = joint.max(axis=1) / p
    return float(np.sum(p * (1 - share)))
