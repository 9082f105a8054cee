"""lines the totals up with the last axis, whichever axis is given

Slips: 1, only tables with the last axis given are right
"""


def conditional(joint, given):
    known = {int(axis) % joint.ndim for axis in np.ravel(given)}
    others = tuple(axis for axis in range(joint.ndim) if axis not in known)

    with np.errstate(all="ignore"):
        return joint / joint.sum(axis=others)
