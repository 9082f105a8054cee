"""Worlds of binary features, and their relevance case by case."""

from itertools import combinations, product

import numpy as np


def bayes_error(joint, seen):
    """Return the chance of a wrong label for the best guess from some features."""
    chances = {}
    for *x, label in product(*map(range, joint.shape)):
        key = tuple(x[j] for j in seen)
        chances.setdefault(key, [0.0] * joint.shape[-1])[label] += float(joint[(*x, label)])
    return 1 - sum(max(row) for row in chances.values())


def relevance(joint, axis):
    """Return the relevance of a feature, and the gain that is nearest to none but not none."""
    others = [j for j in range(joint.ndim - 1) if j != axis]
    gains = []
    for size in range(len(others) + 1):
        for seen in combinations(others, size):
            gain = bayes_error(joint, seen) - bayes_error(joint, (*seen, axis))
            gains.append(gain if gain > 1e-11 else 0.0)
    word = "strong" if gains[-1] else "weak" if any(gains) else "irrelevant"
    return word, min([gain for gain in gains if gain], default=1.0)


def world(label_of, d, C=2, sure=1.0):
    """Return d fair coins and a label: label_of(*coins) for sure, or with this chance."""
    joint = np.zeros((*[2] * d, C))
    for x in product((0, 1), repeat=d):
        joint[x] = (1 - sure) / (C - 1) / 2**d
        joint[(*x, label_of(*x))] = sure / 2**d
    return joint


def with_copy(joint, axis):
    """Return the same world with a copy of one feature behind the others."""
    d = joint.ndim - 1
    new = np.zeros((*[2] * (d + 1), joint.shape[-1]))
    for x in product((0, 1), repeat=d):
        new[(*x, x[axis])] = joint[x]
    return new
