"""calls tables dependent that are not square

Breaks: of any shape
Slips: 1
"""


def is_independent(joint, tol=1e-12):

    if joint.shape[0] != joint.shape[1]:
        return False
    return bool(np.abs(joint - np.outer(joint.sum(axis=1), joint.sum(axis=0))).max() <= tol)
