"""draws from a copy of the generator, which stays where it was"""

import copy

import numpy as np


def ancestral_sample(net, n, rng):
    rng = copy.deepcopy(rng)
    samples = {}
    for v in in_order(net):
        cpt = net[v]["cpt"]
        p = np.array([cpt[tuple(int(samples[q][i]) for q in net[v]["parents"])] for i in range(n)])
        samples[v] = (rng.random(n) < p).astype(int)
    return samples


def in_order(net):
    order = []
    while len(order) < len(net):
        order.append(min(n for n in net if n not in order and set(net[n]["parents"]) <= set(order)))
    return order
