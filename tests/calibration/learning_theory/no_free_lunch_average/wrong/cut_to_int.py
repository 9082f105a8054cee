"""cuts what the learner says to an integer, so that one half is a 0

Breaks: learners that abstain
"""

from itertools import product

import numpy as np


def no_free_lunch_average(train_idx, learner, n_bits):
    inputs = list(product((0, 1), repeat=n_bits))
    unseen = [i for i in range(len(inputs)) if i not in train_idx]
    targets = list(product((0, 1), repeat=len(inputs)))
    if not unseen:
        return float("nan"), np.full(len(targets), np.nan)
    xs = [inputs[i] for i in train_idx]
    accuracies = []
    for target in targets:
        ys = [target[i] for i in train_idx]
        right = [int(learner(xs, ys, inputs[i])) == target[i] for i in unseen]
        accuracies.append(sum(right) / len(unseen))
    return float(np.mean(accuracies)), np.array(accuracies)
