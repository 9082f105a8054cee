"""counts negative axes as if no table had more than three

Breaks: negative ones
Slips: 1
"""


def conditional(joint, given):
    axes = (int(axis) for axis in np.ravel(given))
    known = {axis if axis >= 0 else axis + min(joint.ndim, 3) for axis in axes}
    others = tuple(axis for axis in range(joint.ndim) if axis not in known)
    with np.errstate(all="ignore"):
        return joint / joint.sum(axis=others, keepdims=True)
