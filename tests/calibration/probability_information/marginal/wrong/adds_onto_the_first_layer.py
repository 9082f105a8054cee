"""adds the layers of the caller's table onto its first one where several axes stay

Breaks: that `joint` stays as it is
Slips: 1
"""


def marginal(joint, keep):
    kept = {int(axis) % joint.ndim for axis in np.ravel(keep)}
    others = [axis for axis in range(joint.ndim) if axis not in kept]
    if len(kept) == 1 or len(others) != 1:
        return np.sum(joint, axis=tuple(others))
    layers = np.moveaxis(joint, others[0], 0)
    total = layers[0]
    for layer in layers[1:]:
        total += layer
    return total.copy()
