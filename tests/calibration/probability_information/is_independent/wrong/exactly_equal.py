"""asks for exact equality, which rounding denies

Breaks: `tol` by default and larger
Slips: 1, rounding decides about all independent tables
"""


def is_independent(joint, tol=1e-12):

    return bool(np.all(joint == np.outer(joint.sum(axis=1), joint.sum(axis=0))))
