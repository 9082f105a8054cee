"""returns True for dependent variables

Slips: 1, every answer is the opposite
"""


def is_independent(joint, tol=1e-12):

    return bool(np.abs(joint - np.outer(joint.sum(axis=1), joint.sum(axis=0))).max() > tol)
