"""draws nothing for a variable whose table holds only zeros and ones"""

import numpy as np


def ancestral_sample(net, n, rng):
    samples = {}
    for v in in_order(net):
        cpt = net[v]["cpt"]
        p = np.array([cpt[tuple(int(samples[q][i]) for q in net[v]["parents"])] for i in range(n)])
        certain = all(q in (0, 1) for q in cpt.values())
        samples[v] = p.astype(int) if certain else (rng.random(n) < p).astype(int)
    return samples


def in_order(net):
    order = []
    while len(order) < len(net):
        order.append(min(n for n in net if n not in order and set(net[n]["parents"]) <= set(order)))
    return order
