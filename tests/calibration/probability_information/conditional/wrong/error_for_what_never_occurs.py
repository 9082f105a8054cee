"""raises ValueError where given values never occur

Breaks: slices of zeros (nan there and nowhere else)
Slips: 1
"""


def conditional(joint, given):
    known = {int(axis) % joint.ndim for axis in np.ravel(given)}
    others = tuple(axis for axis in range(joint.ndim) if axis not in known)

    totals = joint.sum(axis=others, keepdims=True)
    if np.any(totals == 0):
        raise ValueError("cannot divide by 0")
    return joint / totals
