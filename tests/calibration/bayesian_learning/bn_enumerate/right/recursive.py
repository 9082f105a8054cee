# Sums variable by variable, parents first.
import numpy as np


def bn_enumerate(net, query, evidence):
    order = []
    while len(order) < len(net):
        order += [n for n in net if n not in order and set(net[n]["parents"]) <= set(order)]

    def rest(place, world):
        if place == len(order):
            return 1.0
        name = order[place]
        p = net[name]["cpt"][tuple(world[q] for q in net[name]["parents"])]
        values = [world[name]] if name in world else [0, 1]
        return sum((p if v else 1 - p) * rest(place + 1, {**world, name: v}) for v in values)

    both = [rest(0, {**evidence, query: v}) if evidence.get(query, v) == v else 0.0 for v in (0, 1)]
    if sum(both) == 0:
        raise ValueError("the evidence is impossible")
    return np.array(both) / sum(both)
