"""sums over the rows in place of the labels

Slips: 1, right only by accident
"""


def nn_error_limit(joint):
    if joint.min() < 0 or abs(joint.sum() - 1) > 1e-9:
        raise ValueError("joint")
    p = joint.sum(axis=0)
    rows = joint[:, p > 0] / p[p > 0]
    return float(np.sum(p[p > 0] * (1 - np.sum(rows**2, axis=0))))
