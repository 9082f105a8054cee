"""refuses a sum that rounding has moved off 1

Breaks: none for a sum of $1 + 10^{-10}$
"""


def nn_error_limit(joint):
    if joint.min() < 0 or abs(joint.sum() - 1) > 1e-12:
        raise ValueError("joint")
    p = joint.sum(axis=1)
    rows = joint[p > 0] / p[p > 0][:, np.newaxis]
    return float(np.sum(p[p > 0] * (1 - np.sum(rows**2, axis=1))))
