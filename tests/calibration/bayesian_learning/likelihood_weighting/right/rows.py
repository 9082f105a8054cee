# Looks up the tables for each sample.
import numpy as np


def likelihood_weighting(net, query, evidence, n, rng):
    samples, weights = {}, [1.0] * n
    while len(samples) < len(net):
        name = min(
            v for v in net if v not in samples and all(p in samples for p in net[v]["parents"])
        )
        p = [
            net[name]["cpt"][tuple(int(samples[q][i]) for q in net[name]["parents"])]
            for i in range(n)
        ]
        if name in evidence:
            samples[name] = [evidence[name]] * n
            weights = [w * (b if evidence[name] else 1 - b) for w, b in zip(weights, p)]
        else:
            samples[name] = [int(a < b) for a, b in zip(rng.random(n), p)]
    total = sum(weights)
    return sum(w * v for w, v in zip(weights, samples[query])) / total if total else np.nan
