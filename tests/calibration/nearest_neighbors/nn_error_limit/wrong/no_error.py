"""normalises the table in place of raising an error

Breaks: `ValueError` for a negative entry (also if the sum is 1) or another sum ($1 \\pm 5 \\cdot 10^{-9}$)
"""


def nn_error_limit(joint):
    joint = joint / joint.sum()
    p = joint.sum(axis=1)
    rows = joint[p > 0] / p[p > 0][:, np.newaxis]
    return float(np.sum(p[p > 0] * (1 - np.sum(rows**2, axis=1))))
