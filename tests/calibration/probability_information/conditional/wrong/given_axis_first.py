"""moves the given axis to the front of the result

Slips: 1, right only if the given axes come first
"""


def conditional(joint, given):
    known = {int(axis) % joint.ndim for axis in np.ravel(given)}
    others = tuple(axis for axis in range(joint.ndim) if axis not in known)

    with np.errstate(all="ignore"):
        result = joint / joint.sum(axis=others, keepdims=True)
    return np.moveaxis(result, sorted(known), range(len(known)))
