"""divides by the totals of the other variables: given Y in place of X

Slips: 1, every table is conditioned the wrong way
"""


def conditional(joint, given):
    known = {int(axis) % joint.ndim for axis in np.ravel(given)}
    others = tuple(axis for axis in range(joint.ndim) if axis not in known)

    with np.errstate(all="ignore"):
        return joint / joint.sum(axis=tuple(known), keepdims=True)
