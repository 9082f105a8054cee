"""Hidden tests of hybrid_predict; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.recommender_systems.holey_tables import factors, integer_cases
from autograder.hidden_tests.recommender_systems.rating_oracles import scores_by_cells
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

Z = np.array([[2.0, 1.0], [-1.0, 4.0], [3.0, 0.0]])
W = np.array([[1.0, 0.0], [5.0, -2.0]])
PRODUCTS = np.array([[7.0, -2.0], [19.0, -8.0], [3.0, 0.0]])
USERS, ITEMS = np.array([100.0, 200.0, 300.0]), np.array([10.0, 20.0])
NO_USERS, NO_ITEMS = np.zeros(3), np.zeros(2)
F = np.arange(12.0).reshape(3, 2, 2) ** 2
WEIGHTS = np.array([1.0, -0.5])
CONTENT = np.array([[-0.5, -0.5], [3.5, 11.5], [23.5, 39.5]])
OFF = np.zeros((3, 2, 2))


@pytest.mark.points(1)
def test_factors_and_mean(student, seed):
    """Adds the products of the factors and the mean."""
    rng = np.random.default_rng(seed("factors"))
    rest = NO_USERS, NO_ITEMS, WEIGHTS, OFF
    cases = [
        ((Z, W, 0.0, *rest), PRODUCTS),
        ((Z, W, 50.0, *rest), PRODUCTS + 50),
        ((0 * Z, 0 * W, -3.0, *rest), np.full((3, 2), -3.0)),
    ]
    for n, d, k in [(4, 2, 3), (2, 5, 1), (3, 3, 3)]:
        vectors, mu = factors(rng, n, d, k), rng.normal()
        call = *vectors, mu, np.zeros(n), np.zeros(d), rng.normal(size=2), np.zeros((n, d, 2))
        cases.append((call, scores_by_cells(*vectors, mu)))
    assert_cases(student.hybrid_predict, cases, scaled_atol=1e-9)


@pytest.mark.points(1)
def test_biases(student, seed):
    """Adds the bias of a user along his row, and that of an item down its column."""
    rng = np.random.default_rng(seed("factors"))
    plain = 0 * Z, 0 * W, 1.0
    cases = [
        ((*plain, USERS, NO_ITEMS, WEIGHTS, OFF), np.repeat(USERS[:, np.newaxis] + 1, 2, axis=1)),
        ((*plain, NO_USERS, ITEMS, WEIGHTS, OFF), np.tile(ITEMS + 1, (3, 1))),
        (
            (0 * Z[:2], 0 * W, 0.0, USERS[:2], ITEMS, WEIGHTS, OFF[:2]),
            [[110.0, 120.0], [210.0, 220.0]],
        ),
    ]
    for n, d in [(4, 2), (2, 5), (3, 3)]:
        b_user, b_item = rng.normal(size=n), rng.normal(size=d)
        call = (
            np.zeros((n, 2)),
            np.zeros((2, d)),
            0.5,
            b_user,
            b_item,
            np.ones(1),
            np.zeros((n, d, 1)),
        )
        cases.append((call, scores_by_cells(*call[:5])))
    assert_cases(student.hybrid_predict, cases, scaled_atol=1e-9)


@pytest.mark.points(1)
def test_features(student, seed):
    """Adds the weighted features of each pair of user and item."""
    rng = np.random.default_rng(seed("features"))
    cases = [((0 * Z, 0 * W, 0.0, NO_USERS, NO_ITEMS, WEIGHTS, F), CONTENT)]
    for n, d, p in [(4, 2, 3), (2, 5, 1), (3, 3, 3), (1, 2, 4)]:
        features, w = rng.normal(size=(n, d, p)), rng.normal(size=p)
        of_users = np.repeat(features[:, :1], d, axis=1)
        of_items = np.repeat(features[:1], n, axis=0)
        for part in (features, of_users, of_items):
            call = np.zeros((n, p)), np.zeros((p, d)), 2.0, np.zeros(n), np.zeros(d), w, part
            expected = np.array([[2.0 + sum(part[i, j] * w) for j in range(d)] for i in range(n)])
            cases.append((call, expected))
    assert_cases(student.hybrid_predict, cases, scaled_atol=1e-9)


@pytest.mark.points(1)
def test_together(student, reference, seed):
    """Adds all terms up, for strangers too; makes floats of integers, changes no argument."""
    right = PRODUCTS + USERS[:, np.newaxis] + ITEMS + CONTENT + 7
    full = Z, W, 7.0, USERS, ITEMS, WEIGHTS, F
    cases = [(full, right)]
    nobody = Z * [[1], [0], [1]], W, 7.0, USERS * [1, 0, 1], ITEMS, WEIGHTS, F
    expected = right - (PRODUCTS + USERS[:, np.newaxis]) * [[0], [1], [0]]
    cases.append(Case(nobody, expected, label="a user without ratings"))
    unknown = Z, W * [1, 0], 7.0, USERS, ITEMS, WEIGHTS, F
    expected = right - PRODUCTS * [0, 1]
    cases.append(Case(unknown, expected, label="an item whose vector is zeros"))
    rng = np.random.default_rng(seed("features"))
    for n, d, k, p in [(4, 2, 3, 2), (2, 5, 1, 3), (3, 3, 3, 3)]:
        parts = *factors(rng, n, d, k), rng.normal(), rng.normal(size=n), rng.normal(size=d)
        features, w = rng.normal(size=(n, d, p)), rng.normal(size=p)
        expected = scores_by_cells(*parts) + (features * w).sum(axis=2)
        cases.append(((*parts, w, features), expected))
    vectors = np.array([[20.0, 13.0], [9.0, 16.0]]), np.array([[11.0, 15, 2], [12, 3, 10]])
    b_user, b_item, w = np.array([100.0, 60]), np.array([50.0, 220, 7]), np.array([12.0, 30])
    whole = *vectors, 90.0, b_user, b_item, w, np.arange(12.0).reshape(2, 3, 2) * 10
    expected = scores_by_cells(*whole[:5]) + whole[6] @ whole[5]
    cases += integer_cases(whole, expected, (0, 1, 3, 4, 5, 6), (np.int64, np.uint8))
    small = [np.asarray(part).astype(np.uint8) if np.ndim(part) else 90 for part in whole]
    cases.append(Case(tuple(small), expected, label="all of uint8"))
    whole = tuple(np.asarray(part).astype(int) if np.ndim(part) else 90 for part in whole)
    cases.append(Case(whole, expected, label="all of int64"))
    large = np.array([[250, 240], [3, 200]], dtype=np.uint8)
    wide = large, large, 90, large[0], large[1], large[0], np.stack([large, large[::-1]])
    expected = scores_by_cells(*wide[:5]) + (wide[6] * (250.0, 240.0)).sum(axis=2)
    cases.append(Case(wide, expected, label="large uint8"))
    assert_cases(student.hybrid_predict, cases, scaled_atol=1e-9, dtype=float)
    assert_agrees(
        student.hybrid_predict, reference.hybrid_predict, [full, nobody], scaled_atol=1e-9
    )
    assert_leaves_arguments(
        student.hybrid_predict, [full, (*full[:3], NO_USERS, NO_ITEMS, WEIGHTS, F)]
    )


@counterexample_search(
    Z=strategies.matrices(2, 1), W=strategies.matrices(1, 2), b_user=strategies.vectors(2),
    b_item=strategies.vectors(2), w=strategies.vectors(1), F=strategies.matrices(2, 2),
)  # fmt: skip
def agrees_with_the_reference(student, reference, Z, W, b_user, b_item, w, F):
    call = Z, W, 1.0, b_user, b_item, w, F[:, :, np.newaxis]
    assert_close(student.hybrid_predict(*call), reference.hybrid_predict(*call), atol=1e-9)
