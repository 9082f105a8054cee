"""writes nan into a copy of the table, which fails for integers

Breaks: counts of dtype integer
Slips: 1
"""


def conditional(joint, given):
    known = {int(axis) % joint.ndim for axis in np.ravel(given)}
    others = tuple(axis for axis in range(joint.ndim) if axis not in known)
    total = joint.sum(axis=others, keepdims=True)
    never = np.broadcast_to(total == 0, joint.shape)
    joint = joint.copy()
    if never.any():
        joint[never] = np.nan
    return joint / np.where(total == 0, 1, total)
