"""packs rows into integers of 64 bits

Breaks: bools and small integers
"""

import numpy as np


def conjunction_learner(X, y):
    k = X.shape[1]
    place = np.uint64(1) << (np.arange(k) % 64).astype(np.uint64)
    full = int(np.bitwise_or.reduce(place))
    may_1 = may_0 = full
    mistakes = 0
    for row, label in zip(X.astype(bool), y):
        ones = int(np.bitwise_or.reduce(place[row], initial=np.uint64(0)))
        zeros = int(np.bitwise_or.reduce(place[~row], initial=np.uint64(0)))
        says_1 = not (may_1 & ~ones or may_0 & ~zeros)
        if says_1 and not label:
            raise ValueError("no conjunction agrees")
        if label and not says_1:
            mistakes += 1
            may_1, may_0 = may_1 & ones, may_0 & zeros
    signs = [(may_0, 0), (may_1, 1)]
    return [(i, s) for i in range(k) for may, s in signs if may >> i % 64 & 1], mistakes
