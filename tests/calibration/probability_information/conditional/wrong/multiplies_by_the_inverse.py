"""multiplies by one over the total, which is infinite for the smallest totals

Breaks: tiny totals
Slips: 1
"""


def conditional(joint, given):
    given = (given,) if isinstance(given, int) else given
    given = {axis % joint.ndim for axis in given}
    others = tuple(axis for axis in range(joint.ndim) if axis not in given)
    with np.errstate(all="ignore"):
        return joint * (1 / joint.sum(axis=others, keepdims=True))
