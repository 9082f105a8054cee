"""compares the diagonal only

Breaks: tables that differ in a few cells off the diagonal only
Slips: 1
"""


def is_independent(joint, tol=1e-12):

    expected = np.outer(joint.sum(axis=1), joint.sum(axis=0))
    return bool(np.abs(np.diag(joint - expected)).max() <= tol)
