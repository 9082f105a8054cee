"""computes 2 p (1 - p) of the largest label, which is right for two labels

Breaks: more than two labels
"""


def nn_error_limit(joint):
    if joint.min() < 0 or abs(joint.sum() - 1) > 1e-9:
        raise ValueError("joint")
    p = joint.sum(axis=1)
    best = joint[p > 0].max(axis=1) / p[p > 0]
    return float(np.sum(p[p > 0] * 2 * best * (1 - best)))
