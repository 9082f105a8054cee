"""uses the first of several given axes where it is the first of the table

Breaks: several given axes
Slips: 1
"""


def conditional(joint, given):
    known = {int(axis) % joint.ndim for axis in np.ravel(given)}
    others = tuple(axis for axis in range(joint.ndim) if axis not in known)

    if np.ndim(given) and list(given) == sorted(set(given)) and given[0] == 0:
        others = tuple(axis for axis in range(joint.ndim) if axis != 0)
    with np.errstate(all="ignore"):
        return joint / joint.sum(axis=others, keepdims=True)
