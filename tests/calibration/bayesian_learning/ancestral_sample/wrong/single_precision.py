"""compares in single precision

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
        u = rng.random(n)
        samples[v] = (u.astype(np.float32) < np.asarray(p, np.float32)).astype(int)
    return samples
