"""rounds what is within 1e-8 of certain up to 1

Breaks: tiny entries
Slips: 1
"""


def conditional(joint, given):
    known = {int(axis) % joint.ndim for axis in np.ravel(given)}
    others = tuple(axis for axis in range(joint.ndim) if axis not in known)
    totals = joint.sum(axis=others, keepdims=True)

    with np.errstate(all="ignore"):
        shares = joint / totals
    shares[shares > 1 - 1e-8] = 1.0
    return shares
