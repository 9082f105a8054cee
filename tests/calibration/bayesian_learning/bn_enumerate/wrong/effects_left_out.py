"""leaves descendants of the query out of the product

Breaks: effects given causes
Slips: 1, effects of the query are observed in most cases
"""

import numpy as np


def bn_enumerate(net, query, evidence):
    totals = np.zeros(2)
    hidden = [name for name in net if name not in evidence and name != query]
    for value in (0, 1):
        if evidence.get(query, value) != value:
            continue
        for values in np.ndindex((2,) * len(hidden)):
            world = {**evidence, query: value, **dict(zip(hidden, values))}
            totals[value] += joint(
                {n: v for n, v in net.items() if query not in v["parents"]}, world
            )
    if totals.sum() == 0:
        raise ValueError("impossible evidence")
    return totals / totals.sum()


def joint(net, world):
    probability = 1.0
    for name, node in net.items():
        p = node["cpt"][tuple(world[parent] for parent in node["parents"])]
        probability *= p if world[name] == 1 else 1 - p
    return probability
