"""takes the rows of a table in the order in which they stand

Slips: 1, most tables stand in another order
"""

import numpy as np


def likelihood_weighting(net, query, evidence, n, rng):
    samples, weights = {}, np.ones(n)
    for name in in_order(net):
        code = np.zeros(n, dtype=int)
        for parent in net[name]["parents"]:
            code = 2 * code + samples[parent]
        p = np.array(list(net[name]["cpt"].values()))[code]
        if name in evidence:
            samples[name] = np.full(n, evidence[name])
            weights = weights * (p if evidence[name] else 1 - p)
        else:
            samples[name] = (rng.random(n) < p).astype(int)
    total = weights.sum()
    return float(weights[samples[query] == 1].sum() / total) if total > 0 else float("nan")


def in_order(net):
    order = []
    while len(order) < len(net):
        order.append(min(n for n in net if n not in order and set(net[n]["parents"]) <= set(order)))
    return order
