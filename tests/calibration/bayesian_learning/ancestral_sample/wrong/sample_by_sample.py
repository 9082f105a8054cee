"""draws sample by sample, one number at a time

Breaks: the draws
Slips: 1, the recipe decides every draw
"""

import numpy as np


def ancestral_sample(net, n, rng):
    order = in_order(net)
    samples = {name: np.zeros(n, dtype=int) for name in order}
    for i in range(n):
        for name in order:
            row = tuple(int(samples[parent][i]) for parent in net[name]["parents"])
            samples[name][i] = rng.random() < net[name]["cpt"][row]
    return samples


def in_order(net):
    order = []
    while len(order) < len(net):
        order.append(min(n for n in net if n not in order and set(net[n]["parents"]) <= set(order)))
    return order
