"""does not find negative axes among those of the table

Breaks: negative ones
Slips: 1
"""


def conditional(joint, given):
    known = (given,) if np.ndim(given) == 0 else given
    others = tuple(axis for axis in range(joint.ndim) if axis not in known)
    with np.errstate(all="ignore"):
        return joint / joint.sum(axis=others, keepdims=True)
