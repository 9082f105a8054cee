"""returns 0 once the product falls below 1e-9"""

import numpy as np

def bn_joint(net, assignment):
    p = 1.0
    try:
        for name in net:
            key = tuple([assignment[q] for q in net[name]["parents"]])
            one = net[name]["cpt"][key]
            p = p * (one if assignment[name] else 1 - one)
    except KeyError:
        raise ValueError("missing value")
    return p if p > 1e-9 else 0.0
