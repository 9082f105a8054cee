"""lines the totals up in the order in which the axes are named

Breaks: `given` in any order
Slips: 1
"""


def conditional(joint, given):
    known = {int(axis) % joint.ndim for axis in np.ravel(given)}
    others = tuple(axis for axis in range(joint.ndim) if axis not in known)

    named = [int(axis) % joint.ndim for axis in np.ravel(given)]
    totals = np.einsum(joint, list(range(joint.ndim)), named)
    shape = [joint.shape[axis] if axis in known else 1 for axis in range(joint.ndim)]
    with np.errstate(all="ignore"):
        return joint / totals.reshape(shape)
