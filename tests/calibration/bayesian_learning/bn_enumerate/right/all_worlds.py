# Makes all worlds and keeps those that agree.
import numpy as np


from itertools import product


def bn_enumerate(net, query, evidence):
    names, weight = list(net), [0.0, 0.0]
    for values in product((0, 1), repeat=len(names)):
        world = dict(zip(names, values))
        if all(world[n] == v for n, v in evidence.items()):
            chance = 1.0
            for n in names:
                p = net[n]["cpt"][tuple(world[q] for q in net[n]["parents"])]
                chance *= p if world[n] else 1 - p
            weight[world[query]] += chance
    if weight == [0.0, 0.0]:
        raise ValueError("the evidence is impossible")
    return np.array(weight) / sum(weight)
