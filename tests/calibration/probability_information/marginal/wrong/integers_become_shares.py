"""divides counts of integers by their total

Breaks: counts of dtype integer
Slips: 1
"""


def marginal(joint, keep):
    kept = {int(axis) % joint.ndim for axis in np.ravel(keep)}
    others = tuple(axis for axis in range(joint.ndim) if axis not in kept)

    if joint.dtype.kind in "iu":
        joint = joint / joint.sum()
    return joint.sum(axis=others)
