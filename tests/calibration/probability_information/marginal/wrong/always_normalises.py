"""divides every table by its total first

Slips: 1, every table of counts is wrong
"""


def marginal(joint, keep):
    kept = {int(axis) % joint.ndim for axis in np.ravel(keep)}
    others = tuple(axis for axis in range(joint.ndim) if axis not in kept)

    return (joint / joint.sum()).sum(axis=others)
