# Targets as binary numbers.
import itertools

import numpy as np


def no_free_lunch_average(train_idx, learner, n_bits):
    points = list(itertools.product([0, 1], repeat=n_bits))
    size = len(points)
    rest = sorted(set(range(size)) - set(train_idx))
    out = np.full(2**size, np.nan)
    if rest:
        for number in range(2**size):
            labels = [number >> (size - 1 - i) & 1 for i in range(size)]
            xs, ys = [points[i] for i in train_idx], [labels[i] for i in train_idx]
            hits = 0
            for i in rest:
                hits += int(learner(xs, ys, points[i]) == labels[i])
            out[number] = hits / len(rest)
    return float(np.mean(out)), out
