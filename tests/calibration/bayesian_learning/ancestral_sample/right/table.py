# Makes an array of each table and indexes it with the parents.
import numpy as np


def ancestral_sample(net, n, rng):
    samples = {}
    while len(samples) < len(net):
        free = [v for v in net if v not in samples and all(p in samples for p in net[v]["parents"])]
        name = sorted(free)[0]
        above = net[name]["parents"]
        table = np.zeros((2,) * len(above))
        for values, p in net[name]["cpt"].items():
            table[values] = p
        p = table[tuple(samples[parent] for parent in above)]
        samples[name] = np.where(rng.random(n) < p, 1, 0)
    return samples
