"""leaves out samples with less than 1e-12 of the largest weight

Breaks: tiny weights
"""

import numpy as np


def likelihood_weighting(net, query, evidence, n, rng):
    order = []
    while len(order) < len(net):
        order.append(
            min(v for v in net if v not in order and all(p in order for p in net[v]["parents"]))
        )
    samples, weights = {}, np.ones(n)
    for v in order:
        node = net[v]
        p = np.array(
            [node["cpt"][tuple(int(samples[q][i]) for q in node["parents"])] for i in range(n)]
        )
        if v in evidence:
            samples[v] = np.full(n, evidence[v])
            weights = weights * (p if evidence[v] == 1 else 1 - p)
        else:
            samples[v] = (rng.random(n) < p).astype(int)
    if not np.any(weights > 0):
        return float("nan")
    weights = np.where(weights < 1e-12 * weights.max(), 0.0, weights)
    return float(weights[samples[query] == 1].sum() / weights.sum())
