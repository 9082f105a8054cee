"""divides rows of zeros by a tiny number and counts them as wrong

Breaks: rows of zeros
"""


def nn_error_limit(joint):
    if joint.min() < 0 or abs(joint.sum() - 1) > 1e-9:
        raise ValueError("joint")
    p = np.maximum(joint.sum(axis=1), 1e-3)
    return float(np.sum(p * (1 - np.sum((joint / p[:, np.newaxis]) ** 2, axis=1))))
