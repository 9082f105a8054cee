"""takes the Bayes error where labels are equally probable

Breaks: labels that are all equally probable
"""


def nn_error_limit(joint):
    if joint.min() < 0 or abs(joint.sum() - 1) > 1e-9:
        raise ValueError("joint")
    p = joint.sum(axis=1)
    rows = joint[p > 0] / p[p > 0][:, np.newaxis]
    r = 1 - np.sum(rows**2, axis=1)
    r = np.where(np.ptp(rows, axis=1) < 1e-9, r / 2, r)
    return float(np.sum(p[p > 0] * r))
