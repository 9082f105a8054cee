"""gives 1 less the probability of the value 1 for that of 0"""

from itertools import product

import numpy as np


def bn_enumerate(net, query, evidence):
    hidden = [v for v in net if v not in evidence]
    total = ones = 0.0
    for values in product((0, 1), repeat=len(hidden)):
        world = {**evidence, **dict(zip(hidden, values))}
        p = joint(net, world)
        total += p
        ones += p * world[query]
    if total == 0:
        raise ValueError("impossible evidence")
    return np.array([1 - ones / total, ones / total])


def joint(net, world):
    probability = 1.0
    for name, node in net.items():
        p = node["cpt"][tuple(world[parent] for parent in node["parents"])]
        probability *= p if world[name] == 1 else 1 - p
    return probability
