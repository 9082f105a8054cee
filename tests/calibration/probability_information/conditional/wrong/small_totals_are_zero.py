"""takes totals below 1e-8 for zero, as np.isclose does

Breaks: tiny totals
Slips: 1
"""


def conditional(joint, given):
    known = {int(axis) % joint.ndim for axis in np.ravel(given)}
    others = tuple(axis for axis in range(joint.ndim) if axis not in known)

    totals = joint.sum(axis=others, keepdims=True)
    with np.errstate(all="ignore"):
        return np.where(np.isclose(totals, 0), np.nan, joint / totals)
