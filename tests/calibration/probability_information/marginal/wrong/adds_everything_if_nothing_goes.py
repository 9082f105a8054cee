"""adds up everything where no axis has to go

Breaks: all axes kept
Slips: 1
"""


def marginal(joint, keep):
    kept = {int(axis) % joint.ndim for axis in np.ravel(keep)}
    others = tuple(axis for axis in range(joint.ndim) if axis not in kept)

    return joint.sum(axis=others or None)
