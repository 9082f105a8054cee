"""adds up in the caller's table

Breaks: that `joint` stays as it is
Slips: 1
"""


def marginal(joint, keep):
    kept = {int(axis) % joint.ndim for axis in np.ravel(keep)}
    for axis in reversed(range(joint.ndim)):
        if axis not in kept:
            np.cumsum(joint, axis=axis, out=joint)
            joint = joint.take(-1, axis=axis)
    return joint
