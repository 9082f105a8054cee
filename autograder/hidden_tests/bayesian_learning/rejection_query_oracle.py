"""What hidden tests of rejection_query compare answers with."""

import numpy as np

from autograder.testing import as_tuple, assert_close, assert_equal


def assert_estimate(got, expected):
    estimate, accepted = as_tuple(got, 2)
    assert_equal(accepted, expected[1], what="the number accepted")
    assert_close(estimate, expected[0], what="the estimate")


def one_by_one(samples, query, evidence):
    kept = [
        samples[query][i]
        for i in range(len(samples[query]))
        if all(samples[name][i] == value for name, value in evidence.items())
    ]
    return (sum(kept) / len(kept) if kept else np.nan), len(kept)


def drawn(seed, n):
    rng = np.random.default_rng(seed(f"{n}"))
    return {name: rng.integers(2, size=n) for name in "abcd"}
