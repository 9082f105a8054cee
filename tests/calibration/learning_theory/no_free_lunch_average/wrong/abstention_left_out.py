"""leaves inputs out for which the learner abstains

Breaks: learners that abstain
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
        said = [learner(train_x, train_y, inputs[i]) for i in unseen]
        right = [r for r, s in zip(right, said) if s != -1] or [False] * len(unseen)
        accuracies.append(sum(right) / len(right) if right else float("nan"))
    return float(np.mean(accuracies)), np.array(accuracies)
