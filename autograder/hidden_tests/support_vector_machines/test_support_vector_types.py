"""Hidden tests of support_vector_types; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.support_vector_machines.svm_oracles import assert_kinds
from autograder.testing import (
    assert_equal,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

KINDS = "non", "free", "bounded"


@pytest.mark.points(1)
def test_kinds(student, reference, seed):
    """Finds all three kinds, in ascending order, and leaves arguments alone."""
    rng = np.random.default_rng(seed("multipliers"))
    cases = [
        ((np.array([0.5, 0.0, 2.0, 0.0, 1.0]), 2.0), ([1, 3], [0, 4], [2])),
        ((np.array([3.0, 0.0, 3.0, 0.25, 0.0, 2.5]), 3.0), ([1, 4], [3, 5], [0, 2])),
    ]
    assert_kinds(student.support_vector_types, cases)
    calls = []
    for n, C in [(12, 0.5), (40, 7.0)]:
        alpha = rng.uniform(0.1, 0.9, size=n) * C
        alpha[:: 3], alpha[1:: 4] = 0.0, C  # fmt: skip
        calls.append((rng.permutation(alpha), C))
    found = [tuple(reference.support_vector_types(*call)[kind] for kind in KINDS) for call in calls]
    assert_kinds(student.support_vector_types, list(zip(calls, found, strict=True)))
    assert_leaves_arguments(student.support_vector_types, [call for call, _ in cases] + calls)


@pytest.mark.points(1)
def test_dust(student):
    """Counts dust at either end as being there, as tol says."""
    dusty = np.array([1e-12, 2 - 1e-12, 1.0, -1e-15, 2 + 1e-15, 1e-5, 2 - 1e-5])
    cases = [
        ((dusty, 2.0), ([0, 3], [2, 5, 6], [1, 4])),
        ((dusty, 2.0, 1e-3), ([0, 3, 5], [2], [1, 4, 6])),
        ((dusty, 2.0, 1e-13), ([3], [0, 1, 2, 5, 6], [4])),
        ((np.array([1e-5, 2e-5, 5e-5]), 1.0), ([], [0, 1, 2], [])),
        ((np.array([1e-10, 0.5, 1 - 1e-10, 1e-7, 1 - 1e-7]), 1.0), ([0], [1, 3, 4], [2])),
        ((np.array([1e-5, 9e3, 1e4 - 1e-5, 1e4]), 1e4), ([], [0, 1, 2], [3])),
        ((np.array([-1e-11, 0.5, 1 + 1e-11]), 1.0, 1e-13), ([0], [1], [2])),  # beyond the ends
    ]
    assert_kinds(student.support_vector_types, cases)
    assert_leaves_arguments(student.support_vector_types, [call for call, _ in cases])


@pytest.mark.points(1)
def test_empty_kinds_and_hard_margins(student):
    """Takes empty kinds, a single point, and an infinite C, for which nobody is bounded."""
    cases = [
        ((np.array([0.5, 0.0, 2.0, 1e9]), np.inf), ([1], [0, 2, 3], [])),
        ((np.array([0.0, 5.0]), np.inf), ([0], [1], [])),
        ((np.array([3.0]), 3.0), ([], [], [0])),
        ((np.array([1.0]), 3.0), ([], [0], [])),
        ((np.zeros(3), 3.0), ([0, 1, 2], [], [])),
        ((np.full(2, 0.1), 0.1), ([], [], [0, 1])),
        ((np.array([0.05, 0.06]), 0.1), ([], [0, 1], [])),
    ]
    assert_kinds(student.support_vector_types, cases)


@counterexample_search(
    alpha=strategies.vectors((1, 4), 0, 2), C=strategies.choices(2.0, 3.0, np.inf)
)
def agrees_with_the_reference(student, reference, alpha, C):
    expected = reference.support_vector_types(alpha, C)
    got = student.support_vector_types(alpha, C)
    assert_equal({kind: np.asarray(got[kind]) for kind in KINDS}, expected)
