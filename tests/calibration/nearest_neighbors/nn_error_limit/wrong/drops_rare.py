"""drops rows whose probability is below a millionth

Breaks: rare rows and frequent ones
"""


def nn_error_limit(joint):
    joint = np.asarray(joint, dtype=float)
    if (joint < 0).any() or abs(joint.sum() - 1) > 1e-9:
        raise ValueError("not a joint distribution")
    P = joint.sum(axis=1)
    seen = P > 1e-6
    conditional = joint[seen] / P[seen, None]
    return float(np.sum(P[seen] * (1 - np.sum(conditional**2, axis=1))))
