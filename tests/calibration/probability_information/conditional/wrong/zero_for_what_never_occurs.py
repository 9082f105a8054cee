"""gives 0 where the given values never occur

Breaks: slices of zeros (nan there and nowhere else)
Slips: 1
"""


def conditional(joint, given):
    known = {int(axis) % joint.ndim for axis in np.ravel(given)}
    others = tuple(axis for axis in range(joint.ndim) if axis not in known)

    totals = joint.sum(axis=others, keepdims=True)
    return np.where(totals > 0, joint / np.where(totals > 0, totals, 1), 0.0)
