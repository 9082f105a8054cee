"""divides the caller's table in place

Breaks: that `joint` stays as it is
Slips: 1, every call spoils the table
"""


def conditional(joint, given):
    known = {int(axis) % joint.ndim for axis in np.ravel(given)}
    others = tuple(axis for axis in range(joint.ndim) if axis not in known)

    totals = joint.sum(axis=others, keepdims=True)
    with np.errstate(all="ignore"):
        if joint.dtype.kind != "f":
            return joint / totals
        joint /= totals
    return joint
