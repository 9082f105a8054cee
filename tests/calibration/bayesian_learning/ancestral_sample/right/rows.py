# Looks up the table for each sample.
import numpy as np


def ancestral_sample(net, n, rng):
    samples = {}
    while len(samples) < len(net):
        name = min(
            v for v in net if v not in samples and all(p in samples for p in net[v]["parents"])
        )
        u = rng.random(n)
        p = [
            net[name]["cpt"][tuple(int(samples[q][i]) for q in net[name]["parents"])]
            for i in range(n)
        ]
        samples[name] = np.array([int(a < b) for a, b in zip(u, p)])
    return samples
