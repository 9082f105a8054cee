"""lists the variables of the second factor first

Breaks: that order does not change the entries
Slips: 1, names stand in another order nearly always
"""

import numpy as np


def factor_product(f, g):
    (names, left), (others, right) = g, f
    sizes = dict(zip(names, left.shape))
    for name, size in zip(others, right.shape):
        if sizes.setdefault(name, size) != size:
            raise ValueError("sizes differ")
    joint = tuple(sizes)
    left = left.reshape(left.shape + (1,) * (len(joint) - len(names)))
    order = sorted(range(len(others)), key=lambda i: joint.index(others[i]))
    right = right.transpose(order).reshape([sizes[n] if n in others else 1 for n in joint])
    return joint, np.asarray(left * right)
