"""puts nan wherever the table has a zero

Breaks: zeros in other places (they stay 0)
Slips: 1
"""


def conditional(joint, given):
    known = {int(axis) % joint.ndim for axis in np.ravel(given)}
    others = tuple(axis for axis in range(joint.ndim) if axis not in known)

    result = joint / np.maximum(joint.sum(axis=others, keepdims=True), 1e-300)
    result[joint == 0] = np.nan
    return result
