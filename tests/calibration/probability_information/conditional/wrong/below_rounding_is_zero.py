"""takes shares below the precision of floats for 0

Breaks: tiny entries
Slips: 1
"""


def conditional(joint, given):
    known = {int(axis) % joint.ndim for axis in np.ravel(given)}
    others = tuple(axis for axis in range(joint.ndim) if axis not in known)
    totals = joint.sum(axis=others, keepdims=True)

    with np.errstate(all="ignore"):
        shares = joint / totals
    shares[shares < np.finfo(float).eps] = 0.0
    return shares
