"""uses the entropy of the labels in place of one minus the squares

Slips: 1, right for certain labels only
"""


def nn_error_limit(joint):
    if joint.min() < 0 or abs(joint.sum() - 1) > 1e-9:
        raise ValueError("joint")
    p = joint.sum(axis=1)
    rows = joint[p > 0] / p[p > 0][:, np.newaxis]
    logs = np.log2(np.where(rows > 0, rows, 1))
    return float(-np.sum(p[p > 0][:, np.newaxis] * rows * logs))
