"""gives children the mean of their table, whatever their parents are

Breaks: parents whose values differ from sample to sample
Slips: 1, every variable with parents is wrong
"""

import numpy as np


def ancestral_sample(net, n, rng):
    samples = {}
    for name in in_order(net):
        u = rng.random(n)
        p = np.empty(n)
        for values, probability in net[name]["cpt"].items():
            p[:] = np.mean(list(net[name]["cpt"].values()))
        samples[name] = (u < p).astype(int)
    return samples


def in_order(net):
    order = []
    while len(order) < len(net):
        order.append(min(n for n in net if n not in order and set(net[n]["parents"]) <= set(order)))
    return order
