"""takes the training inputs out of the list itself"""

from itertools import product

import numpy as np


def no_free_lunch_average(train_idx, learner, n_bits):
    inputs = list(product((0, 1), repeat=n_bits))
    places = []
    while train_idx:
        places.append(train_idx.pop(0))
    unseen = [i for i in range(len(inputs)) if i not in places]
    targets = list(product((0, 1), repeat=len(inputs)))
    if not unseen:
        return float("nan"), np.full(len(targets), np.nan)
    xs = [inputs[i] for i in places]
    accuracies = []
    for target in targets:
        ys = [target[i] for i in places]
        accuracies.append(np.mean([learner(xs, ys, inputs[i]) == target[i] for i in unseen]))
    return float(np.mean(accuracies)), np.array(accuracies)
