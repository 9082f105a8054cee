"""multiplies in unsigned integers of 64 bits unless all variables have equally many values"""

import math

import numpy as np


def bn_parameter_count(parents, card):
    network = sum((card[v] - 1) * math.prod(card[p] for p in ps) for v, ps in parents.items())
    sizes = [card[v] for v in parents]
    if len(set(sizes)) == 1:
        return network, sizes[0] ** len(sizes) - 1
    return network, int(np.prod(sizes, dtype=np.uint64)) - 1 if sizes else 0
