"""asks for differences strictly below tol

Breaks: `tol` by default and larger
Slips: 1
"""


def is_independent(joint, tol=1e-12):
    return bool(np.all(np.abs(joint - np.outer(joint.sum(axis=1), joint.sum(axis=0))) < tol))
