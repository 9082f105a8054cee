"""divides every entry by the total of the whole table

Slips: 1, nothing is conditioned on anything
"""


def conditional(joint, given):
    known = {int(axis) % joint.ndim for axis in np.ravel(given)}
    others = tuple(axis for axis in range(joint.ndim) if axis not in known)

    return joint / joint.sum()
