"""Hidden tests of linear_network_output; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.recommender_systems.holey_tables import integer_cases
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

V = np.array([[1.0, 2.0, 0.0], [0.0, 1.0, 4.0]])
W = np.array([[3.0, 1.0, 0.0, 2.0], [5.0, 7.0, 2.0, 0.0]])
RIGHT = np.array([[3.0, 1.0, 0.0, 2.0], [11.0, 9.0, 2.0, 4.0], [20.0, 28.0, 8.0, 0.0]])


@pytest.mark.points(1)
def test_each_user(student, reference, seed):
    """Returns one rating for each item: of the first user, the last, and those between."""
    cases = [((V, W, user), RIGHT[user]) for user in range(3)]
    rng = np.random.default_rng(seed("networks"))
    for k, n, m in [(2, 5, 3), (3, 4, 6)]:
        call = rng.normal(size=(k, n)), rng.normal(size=(k, m))
        for user in range(n):
            expected = [sum(call[0][:, user] * call[1][:, item]) for item in range(m)]
            cases.append(((*call, user), np.array(expected)))
    assert_cases(student.linear_network_output, cases, scaled_atol=1e-9)
    calls = [call for call, _ in cases]
    assert_agrees(
        student.linear_network_output, reference.linear_network_output, calls, scaled_atol=1e-9
    )


@pytest.mark.points(1)
def test_shapes(student, seed):
    """Takes as many items as hidden units, a single hidden unit, one user and one item."""
    rng = np.random.default_rng(seed("networks"))
    cases = [((V, W[:, :2], 1), RIGHT[1, :2]), ((V[:1], W[:1], 1), 2 * W[0])]
    for k, n, m in [(3, 3, 3), (1, 4, 2), (2, 1, 1), (4, 2, 4), (5, 6, 2)]:
        call = rng.normal(size=(k, n)), rng.normal(size=(k, m)), n - 1
        expected = [sum(call[0][:, n - 1] * call[1][:, item]) for item in range(m)]
        cases.append((call, np.array(expected)))
    assert_cases(student.linear_network_output, cases, scaled_atol=1e-9)


@pytest.mark.points(1)
def test_forms(student):
    """Makes floats of integers, and leaves arguments alone."""
    call = 20 * V, 5 * W, 1
    cases = integer_cases(call, 100 * RIGHT[1], (0, 1), (np.int64, np.uint8))
    small = (20 * V).astype(np.uint8), (5 * W).astype(np.uint8), 1
    cases.append(Case(small, 100 * RIGHT[1], label="both of uint8"))
    cases.append(Case((V.astype(np.int8), W.astype(np.int8), 2), RIGHT[2], label="both of int8"))
    for fractions in ((V / 4, W.astype(int), 1), (V.astype(int), W / 4, 1)):
        cases.append(Case(fractions, RIGHT[1] / 4, label="fractions beside int64"))
    wide = V.astype(int), W.astype(int), 2
    cases.append(Case(wide, RIGHT[2], label="both of int64"))
    large = (
        np.array([[4097], [1]], dtype=np.int16),
        np.array([[4099, -3], [-3, 5]], dtype=np.int16),
        0,
    )
    cases.append(Case(large, [4097.0 * 4099.0 - 3.0, -12286.0], label="both of int16"))
    assert_cases(student.linear_network_output, cases, scaled_atol=1e-9, dtype=float)
    assert_leaves_arguments(student.linear_network_output, [(V, W, 0), (V, W, 2)])


@counterexample_search(
    V=strategies.matrices(2, 2), W=strategies.matrices(2, 3), user=strategies.choices(0, 1)
)
def agrees_with_the_reference(student, reference, V, W, user):
    got = student.linear_network_output(V, W, user)
    assert_close(got, reference.linear_network_output(V, W, user), atol=1e-9)
