"""allows sums that are off by 1e-5

Breaks: `ValueError` for a negative entry (also if the sum is 1) or another sum ($1 \\pm 5 \\cdot 10^{-9}$)
"""


def nn_error_limit(joint):
    if joint.min() < 0 or not np.isclose(joint.sum(), 1):
        raise ValueError("joint")
    p = joint.sum(axis=1)
    rows = joint[p > 0] / p[p > 0][:, np.newaxis]
    return float(np.sum(p[p > 0] * (1 - np.sum(rows**2, axis=1))))
