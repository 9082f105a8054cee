"""answers a query that was observed without a draw, if no table is certain"""

import numpy as np


def likelihood_weighting(net, query, evidence, n, rng):
    certain = any(p in (0, 1) for node in net.values() for p in node["cpt"].values())
    if query in evidence and not certain:
        return float(evidence[query])
    samples, weight = {}, np.ones(n)
    for v in in_order(net):
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
