"""leaves the axes that go as axes of length 1

Slips: 1, every shape is wrong
"""


def marginal(joint, keep):
    kept = {int(axis) % joint.ndim for axis in np.ravel(keep)}
    others = tuple(axis for axis in range(joint.ndim) if axis not in kept)

    return joint.sum(axis=others, keepdims=True)
