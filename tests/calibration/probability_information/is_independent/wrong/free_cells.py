"""compares the cells that are free to choose and not the last row and column

Breaks: `tol` by default and larger
Slips: 1
"""


def is_independent(joint, tol=1e-12):
    product = np.outer(joint.sum(axis=1), joint.sum(axis=0))
    free = np.abs(joint - product)[:-1, :-1]
    return bool(np.all(free <= tol))
