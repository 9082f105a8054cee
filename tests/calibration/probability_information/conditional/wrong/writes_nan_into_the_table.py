"""writes nan into the caller's own table where the given values never occur

Breaks: that `joint` stays as it is
Slips: 1
"""


def conditional(joint, given):
    known = {int(axis) % joint.ndim for axis in np.ravel(given)}
    others = tuple(axis for axis in range(joint.ndim) if axis not in known)
    totals = joint.sum(axis=others, keepdims=True)
    if joint.dtype.kind == "f":
        joint[np.broadcast_to(totals == 0, joint.shape)] = np.nan
    with np.errstate(all="ignore"):
        return joint / totals
