"""turns the totals only if their shape does not fit, which square tables hide

Breaks: square tables
Slips: 1
"""


def conditional(joint, given):
    known = {int(axis) % joint.ndim for axis in np.ravel(given)}
    others = tuple(axis for axis in range(joint.ndim) if axis not in known)

    with np.errstate(all="ignore"):
        if joint.ndim > 2:
            return joint / joint.sum(axis=others, keepdims=True)
        totals = joint.sum(axis=others)
        if len(totals) == joint.shape[1]:
            return joint / totals
        return joint / totals[:, np.newaxis]
