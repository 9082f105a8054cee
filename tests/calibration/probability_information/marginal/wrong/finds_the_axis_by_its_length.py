"""finds the axis to keep by its length, so takes the wrong one in square tables

Breaks: square tables
Slips: 1
"""


def marginal(joint, keep):
    kept = {int(axis) % joint.ndim for axis in np.ravel(keep)}
    others = tuple(axis for axis in range(joint.ndim) if axis not in kept)

    if joint.ndim == 2 and len(kept) == 1:
        length = joint.shape[min(kept)]
        columns = joint.sum(axis=0)
        return columns if len(columns) == length else joint.sum(axis=1)
    return joint.sum(axis=others)
