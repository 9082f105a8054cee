"""returns nan as soon as no weight is left, before the rest is drawn"""

import numpy as np


def likelihood_weighting(net, query, evidence, n, rng):
    samples, weight = {}, np.ones(n)
    for v in in_order(net):
        cpt = net[v]["cpt"]
        p = np.array([cpt[tuple(int(samples[q][i]) for q in net[v]["parents"])] for i in range(n)])
        if v in evidence:
            samples[v] = np.full(n, evidence[v])
            weight = weight * (p if evidence[v] else 1 - p)
            if not weight.any():
                return float("nan")
        else:
            samples[v] = (rng.random(n) < p).astype(int)
    return float(weight[samples[query] == 1].sum() / weight.sum())


def in_order(net):
    order = []
    while len(order) < len(net):
        order.append(min(n for n in net if n not in order and set(net[n]["parents"]) <= set(order)))
    return order
