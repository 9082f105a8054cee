"""unpacks two given axes from a tuple, which fails for one

Breaks: each axis of tables with two to four axes
Slips: 1
"""


def conditional(joint, given):
    if isinstance(given, int):
        known = {given % joint.ndim}
    else:
        first, second, *rest = given
        known = {axis % joint.ndim for axis in (first, second, *rest)}
    others = tuple(axis for axis in range(joint.ndim) if axis not in known)
    with np.errstate(all="ignore"):
        return joint / joint.sum(axis=others, keepdims=True)
