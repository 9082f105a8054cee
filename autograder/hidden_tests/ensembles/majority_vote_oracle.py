"""What the hidden tests of ensembles/majority_vote compare with."""

import numpy as np

from autograder.testing import (
    assert_equal,
)

FRUIT = np.array(["fig", "kiwi", "lime", "pear"])


def assert_labels(got, expected):
    """Assert the winners."""
    assert_equal(np.asarray(got), np.asarray(expected), what="the labels")


def count(P, weights):
    """Return the winners by adding up in dicts, the smallest of (nearly) tied labels."""
    winners = []
    for votes in P.T.tolist():
        sums = {}
        for label, weight in zip(votes, weights, strict=True):
            sums[label] = sums.get(label, 0) + weight
        most = max(sums.values())
        winners.append(min(label for label, total in sums.items() if total >= most * (1 - 1e-9)))
    return np.array(winners)


def is_clear(votes):
    """Return whether one label has more votes than any other."""
    counts = np.sort(np.unique(votes, return_counts=True)[1])
    return len(counts) == 1 or counts[-1] > counts[-2]
