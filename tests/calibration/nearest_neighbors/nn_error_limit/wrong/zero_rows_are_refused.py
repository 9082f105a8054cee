"""raises ValueError for rows of zeros

Breaks: rows of zeros
"""


def nn_error_limit(joint):
    if joint.min() < 0 or abs(joint.sum() - 1) > 1e-9:
        raise ValueError("joint")
    if (joint.sum(axis=1) == 0).any():
        raise ValueError("joint")
    p = joint.sum(axis=1)
    rows = joint[p > 0] / p[p > 0][:, np.newaxis]
    return float(np.sum(p[p > 0] * (1 - np.sum(rows**2, axis=1))))
