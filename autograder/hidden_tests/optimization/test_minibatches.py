"""Hidden tests of optimization/minibatches; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    as_array,
    assert_close,
    assert_equal,
    counterexample_search,
    require,
    strategies,
)

SIZES = (9, 3), (10, 4), (25, 10), (3, 7), (8, 1), (300, 130)


def deal(student, cases):
    """Return the batches of every case; each has draws of its own."""
    calls = [(n, size, np.random.default_rng(draws)) for n, size, draws in cases]
    for batches in student.minibatches.map(calls):
        require(isinstance(batches, list | tuple | np.ndarray), "The result is no list of batches.")
        yield [as_array(batch, shape=(None,), what="a batch") for batch in batches]


@pytest.mark.points(1)
def test_every_sample_once(student, seed):
    """Puts every number from 0 to n - 1 into exactly one batch."""
    cases = [
        (n, size, seed(f"{n}")) for n, size in [(1, 1), (6, 2), (7, 3), (10, 4), (5, 1), (40, 7)]
    ]
    for batches, (n, *_) in zip(deal(student, cases), cases, strict=True):
        require(len(batches) > 0, "There is no batch.")
        dealt = np.sort(np.concatenate(batches))
        require(dealt.dtype.kind in "iu", "A batch holds floats, which cannot pick rows of X.")
        assert_close(dealt, np.arange(n), what="the sorted numbers of all batches")


@pytest.mark.points(1)
def test_sizes(student, seed):
    """Fills every batch but the last, which holds the rest; batch_size above n gives one batch."""
    sizes = [
        (6, 2, [2, 2, 2]),
        (7, 3, [3, 3, 1]),
        (11, 4, [4, 4, 3]),
        (5, 5, [5]),
        (5, 6, [5]),
        (3, 100, [3]),
        (4, 1, [1, 1, 1, 1]),
    ]
    cases = [(n, size, seed(f"{n}")) for n, size, _ in sizes]
    for batches, (*_, expected) in zip(deal(student, cases), sizes, strict=True):
        got = np.array([len(batch) for batch in batches])
        assert_equal(got, np.array(expected), what="the sizes of the batches")


@pytest.mark.points(2)
def test_order_of_the_permutation(student, reference, seed):
    """Cuts rng.permutation(n) into consecutive pieces, in its order, unsorted."""
    cases = [(n, s, seed(f"{n} by {s}")) for n, s in SIZES]
    for batches, (n, size, draws) in zip(deal(student, cases), cases, strict=True):
        order = np.random.default_rng(draws).permutation(n)
        assert_equal(batches, [order[start : start + size] for start in range(0, n, size)])
        assert_equal(batches, reference.minibatches(n, size, np.random.default_rng(draws)))


@counterexample_search(
    n=strategies.choices(1, 2, 3, 4, 5),
    size=strategies.choices(1, 2, 3),
    seed=strategies.choices(0, 1),
)
def agrees_with_the_reference(student, reference, n, size, seed):
    expected = reference.minibatches(n, size, np.random.default_rng(seed))
    assert_equal(student.minibatches(n, size, np.random.default_rng(seed)), expected)
