# Indexes an array of each table with the parents.
import numpy as np


def likelihood_weighting(net, query, evidence, n, rng):
    samples, weights = {}, np.ones(n)
    while len(samples) < len(net):
        name = sorted(
            v for v in net if v not in samples and all(p in samples for p in net[v]["parents"])
        )[0]
        table = np.zeros((2,) * len(net[name]["parents"]))
        for values, probability in net[name]["cpt"].items():
            table[values] = probability
        p = table[tuple(samples[parent] for parent in net[name]["parents"])]
        if name in evidence:
            samples[name] = np.zeros(n, dtype=int) + evidence[name]
            weights = weights * np.abs(1 - evidence[name] - p)
        else:
            samples[name] = (rng.random(n) < p) * 1
    if not weights.any():
        return np.nan
    return float(np.average(samples[query], weights=weights))
