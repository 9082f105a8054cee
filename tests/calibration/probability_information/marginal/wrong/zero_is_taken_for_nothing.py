"""takes axis 0 for no axis at all, and adds everything up

Breaks: each axis by itself
Slips: 1
"""


def marginal(joint, keep):
    kept = {int(axis) % joint.ndim for axis in np.ravel(keep)} if keep else set()
    others = tuple(axis for axis in range(joint.ndim) if axis not in kept)
    return joint.sum(axis=others)
