"""moves the axes back by the permutation and not by its inverse

Breaks: each axis of tables with two to four axes
Slips: 1
"""


def conditional(joint, given):
    given = (given,) if isinstance(given, int) else given
    given = sorted(axis % joint.ndim for axis in given)
    others = [axis for axis in range(joint.ndim) if axis not in given]
    order = given + others
    moved = joint.transpose(order)
    total = moved.sum(axis=tuple(range(len(given), joint.ndim)), keepdims=True)
    with np.errstate(all="ignore"):
        return (moved / total).transpose(order)
