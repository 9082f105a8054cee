# Keeps two vectors of booleans in place of a list.
import numpy as np


def conjunction_learner(X, y):
    X = np.asarray(X).astype(bool)
    k = X.shape[1]
    needs_one, needs_zero = np.ones(k, dtype=bool), np.ones(k, dtype=bool)
    mistakes = 0
    for row, label in zip(X, y):
        violated = (needs_one & ~row) | (needs_zero & row)
        if not violated.any():
            if label == 0:
                raise ValueError("inconsistent")
        elif label == 1:
            mistakes += 1
            needs_one &= row
            needs_zero &= ~row
    literals = []
    for i in range(k):
        if needs_zero[i]:
            literals.append((i, 0))
        if needs_one[i]:
            literals.append((i, 1))
    return literals, mistakes
