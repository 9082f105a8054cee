"""pops the query from the evidence"""

import numpy as np

from itertools import product
def bn_enumerate(net, query, evidence):
    names = list(net)
    fixed = evidence.pop(query, None)
    total = [0.0, 0.0]
    for values in product([0, 1], repeat=len(names)):
        w = dict(zip(names, values))
        if any(w[k] != v for k, v in evidence.items()):
            continue
        if fixed is not None and w[query] != fixed:
            continue
        total[w[query]] += bn_joint(net, w)
    z = total[0] + total[1]
    if z == 0:
        raise ValueError("impossible")
    return np.array(total) / z


def bn_joint(net, assignment):
    p = 1.0
    for name in net:
        one = net[name]["cpt"][tuple(assignment[q] for q in net[name]["parents"])]
        p *= one if assignment[name] else 1 - one
    return p
