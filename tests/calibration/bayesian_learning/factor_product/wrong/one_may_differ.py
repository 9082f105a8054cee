"""accepts a single value beside more, and raises otherwise

Breaks: `ValueError` for sizes that differ
"""

import numpy as np


def factor_product(f, g):
    (names, left), (others, right) = f, g
    sizes = dict(zip(names, left.shape))
    for name, size in zip(others, right.shape):
        if sizes.setdefault(name, size) != size and 1 not in (size, sizes[name]):
            raise ValueError("sizes differ")
    joint = tuple(sizes)
    left = left.reshape(left.shape + (1,) * (len(joint) - len(names)))
    order = sorted(range(len(others)), key=lambda i: joint.index(others[i]))
    right = right.transpose(order).reshape(
        [right.shape[others.index(n)] if n in others else 1 for n in joint]
    )
    return joint, np.asarray(left * right)
