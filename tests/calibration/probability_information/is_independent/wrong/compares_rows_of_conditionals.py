"""compares the rows of the conditional table, so that the tolerance is about conditional probabilities

Breaks: `tol` by default and larger
Slips: 1
"""


def is_independent(joint, tol=1e-12):
    totals = joint.sum(axis=1, keepdims=True)
    rows = (joint / np.where(totals > 0, totals, 1))[totals[:, 0] > 0]
    return bool(np.abs(rows - rows[0]).max() <= tol)
