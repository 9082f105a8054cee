"""divides the caller's table by its sum, which rounding moves

Breaks: that `joint` stays as it is
Slips: 1
"""


def is_independent(joint, tol=1e-12):
    joint /= joint.sum()
    product = np.outer(joint.sum(axis=1), joint.sum(axis=0))
    return bool(np.all(np.abs(joint - product) <= tol))
