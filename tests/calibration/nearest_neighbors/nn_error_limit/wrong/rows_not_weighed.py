"""averages over the rows without their probabilities

Breaks: rare rows and frequent ones
"""


def nn_error_limit(joint):
    if joint.min() < 0 or abs(joint.sum() - 1) > 1e-9:
        raise ValueError("joint")
    p = joint.sum(axis=1)
    rows = joint[p > 0] / p[p > 0][:, np.newaxis]
    return float(np.mean((1 - np.sum(rows**2, axis=1))))
