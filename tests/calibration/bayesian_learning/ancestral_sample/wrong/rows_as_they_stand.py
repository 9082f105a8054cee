"""takes the rows of a table in the order in which they stand"""

import numpy as np


def ancestral_sample(net, n, rng):
    samples = {}
    for name in in_order(net):
        u = rng.random(n)
        code = np.zeros(n, dtype=int)
        for parent in net[name]["parents"]:
            code = 2 * code + samples[parent]
        p = np.array(list(net[name]["cpt"].values()))[code]
        samples[name] = (u < p).astype(int)
    return samples


def in_order(net):
    order = []
    while len(order) < len(net):
        order.append(min(n for n in net if n not in order and set(net[n]["parents"]) <= set(order)))
    return order
