"""Hidden tests of mf_sgd_step; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.recommender_systems.holey_tables import factors, integer_cases
from autograder.hidden_tests.recommender_systems.rating_oracles import step_by_hand
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

Z = np.array([[1.0, 2.0], [-3.0, 0.5], [4.0, 1.0]])
W = np.array([[2.0, 3.0, -1.0, 0.0], [1.0, -2.0, 5.0, 4.0]])
PARTS = ("Z", "W")
CELLS = ((0, 0), (2, 3), (1, 2), (2, 0), (0, 3))


@pytest.mark.points(1)
def test_user(student, seed):
    """Moves the user towards the item if the rating is above the prediction, else away."""
    rng = np.random.default_rng(seed("steps"))
    above = Z.copy()
    above[0] = 5.0, 4.0
    below = Z.copy()
    below[0] = 0.0, 1.5
    cases = [((Z, W, 0, 0, 8.0, 0.5, 0.0), above), ((Z, W, 0, 0, 3.0, 0.5, 0.0), below)]
    for (i, j), k in zip(CELLS, (1, 2, 3, 4, 2), strict=True):
        call = *factors(rng, 3, 4, k), i, j, rng.normal(3, 3), rng.uniform(0.01, 0.5), 0.0
        cases.append((call, step_by_hand(*call)[0]))
    assert_cases(student.mf_sgd_step, cases, part=(0, 2), scaled_atol=1e-9)


@pytest.mark.points(1)
def test_item(student, seed):
    """Moves the item along the vector that the user had before the step."""
    rng = np.random.default_rng(seed("steps"))
    above = W.copy()
    above[:, 0] = 4.0, 5.0
    below = W.copy()
    below[:, 0] = 1.5, 0.0
    cases = [((Z, W, 0, 0, 8.0, 0.5, 0.0), above), ((Z, W, 0, 0, 3.0, 0.5, 0.0), below)]
    for (i, j), k in zip(CELLS, (1, 2, 3, 4, 2), strict=True):
        call = *factors(rng, 3, 4, k), i, j, rng.normal(3, 3), rng.uniform(0.01, 0.5), 0.0
        cases.append((call, step_by_hand(*call)[1]))
    assert_cases(student.mf_sgd_step, cases, part=(1, 2), scaled_atol=1e-9)


@pytest.mark.points(1)
def test_penalty(student):
    """Shrinks both vectors where the prediction is right, by lr times lam."""
    cases = []
    for i, j in CELLS:
        for lr, lam in ((0.5, 1.0), (0.25, 0.5), (0.125, 2.0), (0.5, 3.0)):
            right = Z.copy(), W.copy()
            right[0][i] *= 1 - lr * lam
            right[1][:, j] *= 1 - lr * lam
            call = Z, W, i, j, float(Z[i] @ W[:, j]), lr, lam
            cases.append(Case(call, right, label="a rating that is predicted exactly"))
    assert_cases(student.mf_sgd_step, cases, parts=PARTS, atol=1e-12)


@pytest.mark.points(1)
def test_bystanders(student):
    """Returns two arrays of the old shapes, in which all other rows and columns are the same."""
    cases = []
    for i, j in CELLS:
        call = Z, W, i, j, 9.0, 0.5, 0.25
        users, items = step_by_hand(*call)
        cases.append(Case(call, (np.delete(users, i, axis=0), np.delete(items, j, axis=1))))
    results = student.mf_sgd_step.map([case.arguments for case in cases])
    for result, case in zip(results, cases, strict=True):
        _, _, i, j, *_ = case.arguments
        assert_close(result, step_by_hand(*case.arguments), atol=1e3, parts=PARTS)
        others = np.delete(result[0], i, axis=0), np.delete(result[1], j, axis=1)
        assert_close(others, case.expected, what="what no rating was about")


@pytest.mark.points(1)
def test_in_a_row(student, reference, seed):
    """Can take step after step, takes integers, and leaves arguments alone."""
    rng, now, cases = np.random.default_rng(seed("steps")), (Z, W), []
    for i, j, y in ((0, 0, 5.0), (0, 0, 4.0), (1, 0, -2.0), (0, 3, 1.0), (2, 1, 0.0)):
        call = *now, i, j, y, 0.125, 0.5
        now = step_by_hand(*call)
        cases.append((call, now))
    for (i, j), k in zip(CELLS, (1, 2, 3, 4, 2), strict=True):
        call = *factors(rng, 3, 4, k), i, j, rng.normal(3, 3), 0.1, rng.uniform(0, 2)
        cases.append((call, step_by_hand(*call)))
    whole = np.array([[20.0, 13.0], [9.0, 16.0]]), np.array([[11.0, 15.0, 2.0], [12.0, 3.0, 10.0]])
    call = *whole, 1, 0, 7.0, 0.125, 0.5
    cases += integer_cases(call, step_by_hand(*call), (0, 1))
    small = [part.astype(np.uint8) for part in whole]
    cases.append(Case((*small, 1, 0, 7, 0.125, 0.5), step_by_hand(*call), label="both of uint8"))
    assert_cases(student.mf_sgd_step, cases, parts=PARTS, scaled_atol=1e-9)
    vectors = np.array([[3, 1]]), np.array([[5], [-7]])
    call = *vectors, 0, 0, 8.0, 0.5, 0.0
    for part in (0, 1):
        case = Case(call, vectors[part].astype(float), label="integers, and nothing moves")
        assert_cases(student.mf_sgd_step, [case], part=(part, 2), dtype=float)
    call = Z, W, 1, 2, 5.0, 0.5, 0.5
    assert_agrees(student.mf_sgd_step, reference.mf_sgd_step, [call], parts=PARTS)
    assert_leaves_arguments(student.mf_sgd_step, [call, (Z, W, 0, 0, 1.0, 0.1, 0.0)])


@counterexample_search(
    Z=strategies.matrices(2, 2), W=strategies.matrices(2, 2),
    i=strategies.choices(0, 1), j=strategies.choices(0, 1), lam=strategies.choices(0.0, 1.0),
)  # fmt: skip
def agrees_with_the_reference(student, reference, Z, W, i, j, lam):
    call = Z, W, i, j, 3.0, 0.5, lam
    assert_close(student.mf_sgd_step(*call), reference.mf_sgd_step(*call), atol=1e-9)
