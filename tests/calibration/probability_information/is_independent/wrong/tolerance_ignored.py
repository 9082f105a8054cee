"""ignores the tolerance and always uses the default

Breaks: `tol` by default and larger
Slips: 1
"""


def is_independent(joint, tol=1e-12):

    return bool(np.abs(joint - np.outer(joint.sum(axis=1), joint.sum(axis=0))).max() <= 1e-12)
