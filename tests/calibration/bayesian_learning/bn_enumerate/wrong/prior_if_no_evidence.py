"""returns the mean of the table of the query if nothing was observed

Breaks: no evidence
"""

import numpy as np


def bn_enumerate(net, query, evidence):
    totals = np.zeros(2)
    if not evidence:
        p = np.mean(list(net[query]["cpt"].values()))
        return np.array([1 - p, p])
    hidden = [name for name in net if name not in evidence and name != query]
    for value in (0, 1):
        if evidence.get(query, value) != value:
            continue
        for values in np.ndindex((2,) * len(hidden)):
            world = {**evidence, query: value, **dict(zip(hidden, values))}
            totals[value] += joint(net, world)
    if totals.sum() == 0:
        raise ValueError("impossible evidence")
    return totals / totals.sum()


def joint(net, world):
    probability = 1.0
    for name, node in net.items():
        p = node["cpt"][tuple(world[parent] for parent in node["parents"])]
        probability *= p if world[name] == 1 else 1 - p
    return probability
