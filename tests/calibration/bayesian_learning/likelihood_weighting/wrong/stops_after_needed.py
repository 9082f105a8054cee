"""stops to draw after the query and the last observed variable"""

import numpy as np


def likelihood_weighting(net, query, evidence, n, rng):
    samples, weight = {}, np.ones(n)
    needed = {query, *evidence}
    for v in in_order(net):
        if needed <= samples.keys():
            break
        cpt = net[v]["cpt"]
        p = np.array([cpt[tuple(int(samples[q][i]) for q in net[v]["parents"])] for i in range(n)])
        if v in evidence:
            samples[v] = np.full(n, evidence[v])
            weight = weight * (p if evidence[v] else 1 - p)
        else:
            samples[v] = (rng.random(n) < p).astype(int)
    total = weight.sum()
    return float(weight[samples[query] == 1].sum() / total) if total > 0 else float("nan")


def in_order(net):
    order = []
    while len(order) < len(net):
        order.append(min(n for n in net if n not in order and set(net[n]["parents"]) <= set(order)))
    return order
