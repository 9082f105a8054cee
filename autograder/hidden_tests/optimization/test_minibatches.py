"""Hidden tests of optimization/minibatches; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    answered_by,
    as_array,
    assert_cases,
    assert_close,
    assert_draws,
    assert_equal,
    assert_law,
    counterexample_search,
    require,
    strategies,
)

EVEN = (9, 3), (12, 4), (8, 1), (260, 130)
SHORT_LAST = (10, 4), (25, 10), (9, 11), (300, 130)  # a few samples may be dealt in order


def as_batches(answer):
    """Return an answer as a list of vectors, if it is one."""
    require(isinstance(answer, list | tuple | np.ndarray), "The result is no list of batches.")
    return [as_array(batch, shape=(None,), what="a batch") for batch in answer]


@pytest.mark.points(1)
def test_every_sample_once(student, seed):
    """Puts every number from 0 to n - 1 into exactly one batch."""

    def holds_every_sample(answer, n, *_):
        batches = as_batches(answer)
        require(len(batches) > 0, "There is no batch.")
        dealt = np.sort(np.concatenate(batches))
        require(dealt.dtype.kind in "iu", "A batch holds floats, which cannot pick rows of X.")
        assert_close(dealt, np.arange(n), what="the sorted numbers of all batches")

    sizes = [(1, 1), (6, 2), (9, 3), (12, 4), (5, 1), (40, 8), (5, 5)]
    calls = [(n, size, np.random.default_rng(seed(f"{n}"))) for n, size in sizes]
    assert_law(student.minibatches, calls, holds_every_sample)


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
    cases = [
        ((n, size, np.random.default_rng(seed(f"{n}"))), lengths) for n, size, lengths in sizes
    ]
    assert_cases(
        student.minibatches,
        cases,
        read=lambda answer: np.array([len(batch) for batch in as_batches(answer)]),
        what="the sizes of the batches",
    )


def assert_order(student, reference, seed, sizes):
    """Assert that the batches are consecutive pieces of the permutation."""
    cases = []
    for n, size in sizes:
        draws = seed(f"{n} by {size}")
        order = np.random.default_rng(draws).permutation(n)
        pieces = [order[start : start + size] for start in range(0, n, size)]
        cases.append(((n, size, np.random.default_rng(draws)), pieces))
    cases += answered_by(reference.minibatches, [call for call, _ in cases])
    assert_cases(student.minibatches, cases, read=as_batches, compare=assert_equal)


@pytest.mark.points(1)
def test_order_of_the_permutation(student, reference, seed):
    """Cuts rng.permutation(n) into consecutive pieces, in its order, if the sizes divide."""
    assert_order(student, reference, seed, EVEN)
    calls = [(n, size, np.random.default_rng(1)) for n, size in EVEN[:3]]
    assert_draws(student.minibatches, reference.minibatches, calls)


@pytest.mark.points(1)
def test_order_up_to_a_short_last_batch(student, reference, seed):
    """Keeps the order of rng.permutation(n), up to a last batch that is shorter."""
    assert_order(student, reference, seed, SHORT_LAST)
    calls = [(n, size, np.random.default_rng(1)) for n, size in SHORT_LAST[:2]]
    assert_draws(student.minibatches, reference.minibatches, calls)


@counterexample_search(
    n=strategies.choices(1, 2, 3, 4, 5),
    size=strategies.choices(1, 2, 3),
    seed=strategies.choices(0, 1),
)
def agrees_with_the_reference(student, reference, n, size, seed):
    expected = reference.minibatches(n, size, np.random.default_rng(seed))
    assert_equal(student.minibatches(n, size, np.random.default_rng(seed)), expected)
