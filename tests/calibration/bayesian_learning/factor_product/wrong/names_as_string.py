"""joins the names to one string

Slips: 1, no name is left as it was
"""

import numpy as np


def factor_product(f, g):
    (names, left), (others, right) = f, g
    sizes = dict(zip(names, left.shape))
    for name, size in zip(others, right.shape):
        if sizes.setdefault(name, size) != size:
            raise ValueError("sizes differ")
    joint = tuple(sizes)
    left = left.reshape(left.shape + (1,) * (len(joint) - len(names)))
    order = sorted(range(len(others)), key=lambda i: joint.index(others[i]))
    right = right.transpose(order).reshape([sizes[n] if n in others else 1 for n in joint])
    return "".join(joint), np.asarray(left * right)
