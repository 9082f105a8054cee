"""divides by the totals of the columns, and takes nan for a difference

Breaks: zero rows and columns
Slips: 1
"""


def is_independent(joint, tol=1e-12):
    columns = joint.sum(axis=0)
    with np.errstate(all="ignore"):
        off = np.abs(joint / columns - joint.sum(axis=1)[:, np.newaxis]) * columns
    return bool(off.max() <= tol)
