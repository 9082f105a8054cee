"""rounds the probabilities to fifteen places"""

import itertools

import numpy as np


def bn_enumerate(net, query, evidence):
    hidden = [v for v in net if v != query and v not in evidence]
    sums = np.zeros(2)
    for x in (0, 1):
        if query in evidence and x != evidence[query]:
            continue
        for values in itertools.product((0, 1), repeat=len(hidden)):
            world = {**evidence, **dict(zip(hidden, values)), query: x}
            sums[x] += bn_joint(net, world)
    total = sums.sum()
    if total == 0:
        raise ValueError("impossible evidence")
    return np.round(sums / total, 15)
