"""computes 2 p (1 - p) of the first label

Breaks: more than two labels
"""


def nn_error_limit(joint):
    if joint.min() < 0 or abs(joint.sum() - 1) > 1e-9:
        raise ValueError("joint")
    p = joint.sum(axis=1)
    best = joint[p > 0][:, 0] / p[p > 0]
    return float(np.sum(p[p > 0] * 2 * best * (1 - best)))
