"""divides by zero if nothing is unseen

Breaks: all inputs for training
"""

from itertools import product

import numpy as np


def no_free_lunch_average(train_idx, learner, n_bits):
    inputs = list(product((0, 1), repeat=n_bits))
    unseen = [i for i in range(len(inputs)) if i not in train_idx]
    train_x = [inputs[i] for i in train_idx]
    accuracies = []
    for target in product((0, 1), repeat=len(inputs)):
        train_y = [target[i] for i in train_idx]
        right = [learner(train_x, train_y, inputs[i]) == target[i] for i in unseen]
        accuracies.append(sum(right) / len(right))
    return float(np.mean(accuracies)), np.array(accuracies)
