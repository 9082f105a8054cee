"""divides by zero for rows of zeros

Breaks: rows of zeros
"""


def nn_error_limit(joint):
    if joint.min() < 0 or abs(joint.sum() - 1) > 1e-9:
        raise ValueError("joint")
    p = joint.sum(axis=1)
    rows = joint / p[:, np.newaxis]
    return float(np.sum(p * (1 - np.sum(rows**2, axis=1))))
