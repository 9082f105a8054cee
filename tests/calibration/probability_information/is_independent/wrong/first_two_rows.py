"""compares the first two rows only

Slips: 1
"""


def is_independent(joint, tol=1e-12):

    rows = joint[:2]
    total = rows.sum()
    expected = np.outer(rows.sum(axis=1), rows.sum(axis=0)) / total if total else rows
    return bool(np.abs(rows - expected).max() <= tol)
