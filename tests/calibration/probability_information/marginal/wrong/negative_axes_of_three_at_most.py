"""counts negative axes as if no table had more than three

Breaks: negative ones
Slips: 1
"""


def marginal(joint, keep):
    kept = {int(axis) if axis >= 0 else int(axis) + min(joint.ndim, 3) for axis in np.ravel(keep)}
    others = tuple(axis for axis in range(joint.ndim) if axis not in kept)
    return np.sum(joint, axis=others)
