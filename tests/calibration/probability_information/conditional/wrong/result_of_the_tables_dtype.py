"""stores the result in the dtype of the table, which cuts fractions off

Breaks: counts of dtype integer
Slips: 1
"""


def conditional(joint, given):
    known = {int(axis) % joint.ndim for axis in np.ravel(given)}
    others = tuple(axis for axis in range(joint.ndim) if axis not in known)

    result = np.empty_like(joint)
    with np.errstate(all="ignore"):
        result[...] = joint / joint.sum(axis=others, keepdims=True)
    return result
