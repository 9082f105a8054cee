"""compares conditional rows, which are nan where a row is zero

Breaks: zero rows
Slips: 2
"""


def is_independent(joint, tol=1e-12):

    with np.errstate(all="ignore"):
        rows = joint / joint.sum(axis=1, keepdims=True)
    return bool(np.abs(rows - joint.sum(axis=0)).max() <= tol)
