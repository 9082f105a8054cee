"""turns joint probabilities into conditional ones in place

Breaks: that `joint` stays as it was
"""


def nn_error_limit(joint):
    if joint.min() < 0 or abs(joint.sum() - 1) > 1e-9:
        raise ValueError("joint")
    p = joint.sum(axis=1)
    joint /= np.where(p > 0, p, 1)[:, np.newaxis]
    return float(np.sum(p * (1 - np.sum(joint**2, axis=1))))
