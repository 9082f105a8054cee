# Adds logarithms, except where something is impossible.
import math


def bn_joint(net, assignment):
    total = 0.0
    for name in net:
        if name not in assignment:
            raise ValueError(name)
    for name in net:
        key = tuple([assignment[parent] for parent in net[name]["parents"]])
        p = net[name]["cpt"][key]
        p = p if assignment[name] else 1 - p
        if p == 0:
            return 0.0
        total += math.log(p)
    return math.exp(total)
