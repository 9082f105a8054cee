"""lets negative entries pass that are no larger than 1e-15

Breaks: `ValueError` for a negative entry (also if the sum is 1) or another sum ($1 \\pm 5 \\cdot 10^{-9}$)
"""


def nn_error_limit(joint):
    joint = np.asarray(joint, dtype=float)
    if (joint < -1e-15).any():
        raise ValueError("negative")
    if abs(joint.sum() - 1) > 1e-9:
        raise ValueError("sum")
    P = joint.sum(axis=1)
    rows, P = joint[P > 0], P[P > 0]
    return float(np.sum(P * (1 - np.sum((rows / P[:, None]) ** 2, axis=1))))
