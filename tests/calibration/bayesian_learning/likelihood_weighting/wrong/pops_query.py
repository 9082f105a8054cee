"""takes an observed query out of the evidence

Breaks: that the arguments stay as they were
"""

import numpy as np


def likelihood_weighting(net, query, evidence, n, rng):
    seen = dict(evidence)
    evidence.pop(query, None)
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
        if v in seen:
            samples[v] = np.full(n, seen[v])
            weights = weights * (p if seen[v] == 1 else 1 - p)
        else:
            samples[v] = (rng.random(n) < p).astype(int)
    if not np.any(weights > 0):
        return float("nan")
    return float(weights[samples[query] == 1].sum() / weights.sum())
