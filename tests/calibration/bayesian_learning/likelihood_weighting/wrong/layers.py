"""draws one layer of the graph after the other

Breaks: the order of the draws
"""

import numpy as np


def likelihood_weighting(net, query, evidence, n, rng):
    weights, samples = np.ones(n), {}
    for name in in_order(net):
        p = np.empty(n)
        for values, probability in net[name]["cpt"].items():
            rows = np.ones(n, dtype=bool)
            for parent, value in zip(net[name]["parents"], values):
                rows &= samples[parent] == value
            p[rows] = probability
        if name in evidence:
            samples[name] = np.full(n, evidence[name])
            weights *= p if evidence[name] == 1 else 1 - p
        else:
            samples[name] = (rng.random(n) < p).astype(int)
    total = weights.sum()
    return float(weights[samples[query] == 1].sum() / total) if total > 0 else float("nan")


def in_order(net):
    order = []
    while len(order) < len(net):
        order += sorted(n for n in net if n not in order and set(net[n]["parents"]) <= set(order))
    return order
