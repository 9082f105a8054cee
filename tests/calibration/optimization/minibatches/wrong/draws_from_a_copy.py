"""deals by a copy of the generator

Breaks: the exact order
"""

import copy


def minibatches(n, batch_size, rng):
    order = copy.deepcopy(rng).permutation(n)
    return [order[start : start + batch_size] for start in range(0, n, batch_size)]
