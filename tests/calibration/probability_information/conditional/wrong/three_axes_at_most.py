"""looks at the first three axes and forgets the fourth

Breaks: each axis of tables with two to four axes
Slips: 1
"""


def conditional(joint, given):
    known = {int(axis) % joint.ndim for axis in np.ravel(given)}
    others = tuple(axis for axis in range(min(joint.ndim, 3)) if axis not in known)
    with np.errstate(all="ignore"):
        return joint / joint.sum(axis=others, keepdims=True)
