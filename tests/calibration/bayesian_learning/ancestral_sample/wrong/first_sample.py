"""takes the parents of the first sample for all

Breaks: parents whose values differ from sample to sample
Slips: 1, children of parents that vary are all wrong
"""

import numpy as np


def ancestral_sample(net, n, rng):
    samples = {}
    for name in in_order(net):
        u = rng.random(n)
        p = np.empty(n)
        for values, probability in net[name]["cpt"].items():
            rows = np.ones(n, dtype=bool)
            for parent, value in zip(net[name]["parents"], values):
                rows &= samples[parent][0] == value
            p[rows] = probability
        samples[name] = (u < p).astype(int)
    return samples


def in_order(net):
    order = []
    while len(order) < len(net):
        order.append(min(n for n in net if n not in order and set(net[n]["parents"]) <= set(order)))
    return order
