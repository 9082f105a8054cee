"""keeps axes of length 1 if keep is a tuple with one axis

Breaks: each axis by itself
Slips: 1
"""


def marginal(joint, keep):
    if isinstance(keep, tuple):
        kept = {axis % joint.ndim for axis in keep}
        gone = tuple(axis for axis in range(joint.ndim) if axis not in kept)
        return joint.sum(axis=gone, keepdims=len(keep) == 1)
    gone = tuple(axis for axis in range(joint.ndim) if axis != keep % joint.ndim)
    return joint.sum(axis=gone)
