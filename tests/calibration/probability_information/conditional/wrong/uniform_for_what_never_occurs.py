"""makes all values equally likely where the given ones never occur

Breaks: slices of zeros (nan there and nowhere else)
Slips: 1
"""


def conditional(joint, given):
    known = {int(axis) % joint.ndim for axis in np.ravel(given)}
    others = tuple(axis for axis in range(joint.ndim) if axis not in known)

    totals = joint.sum(axis=others, keepdims=True)
    choices = np.prod([joint.shape[axis] for axis in others])
    return np.where(totals > 0, joint / np.where(totals > 0, totals, 1), 1 / choices)
