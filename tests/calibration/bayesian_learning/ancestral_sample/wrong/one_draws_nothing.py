"""draws nothing for a variable that is certain to be 1 in all samples

Breaks: the draws
"""

import numpy as np


def ancestral_sample(net, n, rng):
    order = []
    while len(order) < len(net):
        order.append(
            min(v for v in net if v not in order and all(p in order for p in net[v]["parents"]))
        )
    samples = {}
    for v in order:
        node = net[v]
        p = np.array(
            [node["cpt"][tuple(int(samples[q][i]) for q in node["parents"])] for i in range(n)]
        )
        u = rng.random(n) if np.any(p < 1) else np.zeros(n)
        samples[v] = (u < p).astype(int)
    return samples
