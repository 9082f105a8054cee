"""Hidden tests of neural_networks/count_parameters; first docstring lines are shown."""

from itertools import pairwise

import numpy as np
import pytest

from autograder.testing import (
    assert_cases,
    assert_close,
    assert_equal,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

CASES = [([64, 32, 10], 2410), ([4, 3], 15), ([3, 4], 16), ([1, 1], 2), ([2, 1, 2], 7), ([3, 1], 4)]


@pytest.mark.points(1)
def test_one_or_two_layers(student, seed):
    """Counts weights and biases of one layer, or of two."""
    rng = np.random.default_rng(seed("sizes"))
    cases = list(CASES)
    for _ in range(6):
        a, b, c = (int(size) for size in rng.integers(1, 300, size=3))
        cases += [([a, b], a * b + b), ([a, b, c], a * b + b + b * c + c)]
    cases.append(([100_000_000, 100_000_001], 10_000_000_200_000_001))  # no float holds this
    calls = [((sizes,), count) for sizes, count in cases]
    assert_cases(student.count_parameters, calls, compare=assert_equal)
    assert_leaves_arguments(student.count_parameters, [([5, 4, 3],)])


@pytest.mark.points(1)
def test_any_number_of_layers(student, seed):
    """Counts those of long lists, and none where nothing follows the input."""
    rng, cases = (
        np.random.default_rng(seed("sizes")),
        [(([7, 7, 7, 7],), 168), (([5, 5, 2],), 42), (([5],), 0), (([1],), 0)],
    )
    for length in (4, 6, 9):
        sizes = [int(size) for size in rng.integers(2, 50, size=length)]
        count = sum(np.ones((a, b)).size + b for a, b in pairwise(sizes))
        cases.append(((sizes,), count))
    assert_cases(student.count_parameters, cases)


@counterexample_search(sizes=strategies.vectors((1, 4), low=1, high=5))
def agrees_with_the_reference(student, reference, sizes):
    sizes = [int(size) for size in sizes]
    assert_close(student.count_parameters(sizes), reference.count_parameters(sizes))
