"""subtracts the product from the caller's table in place

Breaks: that `joint` stays as it is
Slips: 1
"""


def is_independent(joint, tol=1e-12):

    joint -= np.outer(joint.sum(axis=1), joint.sum(axis=0))
    return bool(np.abs(joint).max() <= tol)
