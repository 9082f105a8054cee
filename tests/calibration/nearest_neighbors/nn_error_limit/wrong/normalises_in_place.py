"""divides the table by its sum in place

Breaks: that `joint` stays as it was
"""


def nn_error_limit(joint):
    total = joint.sum()
    if (joint < 0).any() or abs(total - 1) > 1e-9:
        raise ValueError("no probabilities")
    joint /= total
    rows = joint.sum(axis=1)
    p = joint / np.where(rows > 0, rows, 1)[:, None]
    return float(np.sum(rows * (1 - np.sum(p**2, axis=1))))
