"""drops a kept axis that has a single position

Breaks: each axis by itself
Slips: 1
"""


def marginal(joint, keep):
    kept = (keep,) if isinstance(keep, int) else keep
    kept = {axis % joint.ndim for axis in kept}
    gone = tuple(axis for axis in range(joint.ndim) if axis not in kept)
    return np.squeeze(joint.sum(axis=gone, keepdims=True))
