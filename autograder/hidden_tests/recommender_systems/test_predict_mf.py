"""Hidden tests of predict_mf; first docstring lines are shown to students."""

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
    call_with,
    counterexample_search,
    strategies,
)

Z = np.array([[2.0, 1.0], [-1.0, 4.0], [3.0, 0.0]])
W = np.array([[1.0, 0.0], [5.0, -2.0]])
PRODUCTS = np.array([[7.0, -2.0], [19.0, -8.0], [3.0, 0.0]])
USERS, ITEMS = np.array([100.0, 200.0, 300.0]), np.array([10.0, 20.0])


@pytest.mark.points(1)
def test_factors(student, reference, seed):
    """Is the product of the factors, plus the mean, if there are no biases."""
    rng = np.random.default_rng(seed("factors"))
    cases = [
        ((Z, W), PRODUCTS),
        ((Z, W, 0.0, None, None), PRODUCTS),
        ((Z, W, 50.0), PRODUCTS + 50),
        ((Z[:, :1], W[:1], -3.0), np.outer(Z[:, 0], W[0]) - 3),
    ]
    for n, d, k in [(4, 2, 3), (2, 5, 1), (3, 3, 2), (3, 3, 3), (1, 4, 6)]:
        call = *factors(rng, n, d, k), rng.normal()
        cases.append((call, scores_by_cells(*call)))
    assert_cases(student.predict_mf, cases, scaled_atol=1e-9)
    calls = [call for call, _ in cases]
    assert_agrees(student.predict_mf, reference.predict_mf, calls, scaled_atol=1e-9)


@pytest.mark.points(1)
def test_bias_of_users(student, seed):
    """Adds the bias of each user to his row, without biases of items."""
    rng = np.random.default_rng(seed("factors"))
    right = PRODUCTS + USERS[:, np.newaxis]
    cases = [
        ((Z, W, 0.0, USERS), right),
        ((Z, W, 0.0, USERS, None), right),
        ((Z[:2], W, 1.0, USERS[:2]), right[:2] + 1),
        (call_with(Z, W, b_user=USERS), right),
    ]
    for n, d, k in [(4, 2, 3), (2, 5, 1), (3, 3, 2), (5, 1, 1)]:
        call = *factors(rng, n, d, k), rng.normal(), rng.normal(size=n)
        cases.append((call, scores_by_cells(*call)))
    assert_cases(student.predict_mf, cases, scaled_atol=1e-9)
    assert_leaves_arguments(student.predict_mf, [(Z[:2], W, 1.0, USERS[:2])])


@pytest.mark.points(1)
def test_bias_of_items(student, seed):
    """Adds the bias of each item to its column, without biases of users."""
    rng = np.random.default_rng(seed("factors"))
    right = PRODUCTS + ITEMS
    cases = [
        ((Z, W, 0.0, None, ITEMS), right),
        ((Z[:2], W, 1.0, None, ITEMS), right[:2] + 1),
        (call_with(Z, W, b_item=ITEMS), right),
    ]
    for n, d, k in [(4, 2, 3), (2, 5, 1), (3, 3, 2), (5, 1, 1)]:
        call = *factors(rng, n, d, k), rng.normal(), None, rng.normal(size=d)
        cases.append((call, scores_by_cells(*call)))
    assert_cases(student.predict_mf, cases, scaled_atol=1e-9)
    assert_leaves_arguments(student.predict_mf, [(Z[:2], W, 1.0, None, ITEMS)])


@pytest.mark.points(1)
def test_together(student, seed):
    """Adds everything up, makes floats of integers, and leaves arguments alone."""
    right = PRODUCTS + [[110, 120], [210, 220], [310, 320]] + 7
    full = Z, W, 7.0, USERS, ITEMS
    cases = [(full, right), ((Z[:2], W, 7.0, USERS[:2], ITEMS), right[:2])]
    nobody = Z * [[1], [0], [1]], W * [1, 0], 7.0, USERS, ITEMS
    cases.append(Case(nobody, scores_by_cells(*nobody), label="vectors of zeros"))
    rng = np.random.default_rng(seed("factors"))
    for n, d, k in [(4, 2, 3), (3, 3, 2), (2, 2, 2)]:
        call = *factors(rng, n, d, k), rng.normal(), rng.normal(size=n), rng.normal(size=d)
        cases.append((call, scores_by_cells(*call)))
    whole = np.array([[20.0, 13.0], [9.0, 16.0]]), np.array([[11.0, 15.0, 2.0], [12.0, 3.0, 10.0]])
    call = *whole, 190.0, np.array([100.0, 60.0]), np.array([50.0, 220.0, 7.0])
    cases += integer_cases(call, scores_by_cells(*call), (0, 1, 3, 4))
    small = [np.asarray(part).astype(np.uint8) for part in (*whole, call[3], call[4])]
    small = small[0], small[1], 190, small[2], small[3]
    wide = *(part.astype(int) for part in whole), 190, call[3].astype(int), call[4].astype(int)
    cases.append(Case(wide, scores_by_cells(*call), label="all of int64"))
    cases.append(Case(small, scores_by_cells(*call), label="all of uint8"))
    cases.append(Case((*wide[:2], 0), scores_by_cells(*wide[:2]), label="all of int64, no biases"))
    large = np.array([[250, 240], [3, 200]], dtype=np.uint8)
    cases.append(Case((large, large), scores_by_cells(large, large), label="large uint8"))
    assert_cases(student.predict_mf, cases, scaled_atol=1e-9, dtype=float)
    assert_leaves_arguments(student.predict_mf, [full, (Z, W), (Z[:2], W, 1.0, USERS[:2], ITEMS)])


@counterexample_search(
    Z=strategies.matrices(2, 1), W=strategies.matrices(1, 2),
    b_user=strategies.vectors(2), b_item=strategies.vectors(2), mu=strategies.choices(0.0, 1.0),
)  # fmt: skip
def agrees_with_the_reference(student, reference, Z, W, b_user, b_item, mu):
    for call in ((Z, W, mu, b_user, b_item), (Z, W, mu, None, b_item), (Z, W, mu, b_user)):
        assert_close(student.predict_mf(*call), reference.predict_mf(*call), atol=1e-9)
