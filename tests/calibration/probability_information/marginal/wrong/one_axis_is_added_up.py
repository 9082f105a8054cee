"""adds up a table that has one axis only

Breaks: tables with one to four axes
Slips: 1
"""


def marginal(joint, keep):
    kept = {int(axis) % joint.ndim for axis in np.ravel(keep)}
    others = tuple(axis for axis in range(joint.ndim) if axis not in kept)

    return joint.sum() if joint.ndim == 1 else joint.sum(axis=others)
