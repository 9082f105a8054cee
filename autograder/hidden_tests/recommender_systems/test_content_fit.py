"""Hidden tests of content_fit; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.recommender_systems.holey_tables import integer_cases
from autograder.hidden_tests.recommender_systems.rating_oracles import (
    shortest_weights,
    weights_by_stacking,
)
from autograder.testing import (
    Case,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_equivariant,
    assert_leaves_arguments,
    counterexample_search,
    matrix_with_condition,
    strategies,
)

F = np.array([[1.0, -1.0], [-1.0, 1.0], [1.0, 1.0], [-1.0, -1.0]])
Y = np.array([2.0, -4.0, 8.0, -6.0])
LINE = np.array([[0.0], [2.0]]), np.array([1.0, 5.0])
NEAR = {"rtol": 1e-8, "scaled_atol": 1e-8}


@pytest.mark.points(1)
def test_ridge(student, reference, seed):
    """Is a ridge regression on features of mean 0 and ratings of mean 0: intercept 0, weights."""
    rng = np.random.default_rng(seed("features"))
    cases = [
        ((F, Y, 4.0), [0.0, 2.5, 1.0]),
        ((F, Y, 1.0), [0.0, 4.0, 1.6]),
        ((F, Y, 36.0), [0.0, 0.5, 0.2]),
    ]
    for m, p, lam in [(6, 2, 0.5), (8, 1, 3.0), (7, 3, 1.0)]:
        features, y = rng.normal(size=(m, p)), rng.normal(size=m)
        call = features - features.mean(axis=0), y - y.mean(), lam
        cases.append((call, weights_by_stacking(*call)))
    assert_cases(student.content_fit, cases, rtol=1e-8, scaled_atol=1e-8, atol=1e-12)
    assert_agrees(student.content_fit, reference.content_fit, [cases[0][0]], atol=1e-12)


@pytest.mark.points(1)
def test_free_intercept(student, seed):
    """Puts the intercept first, and leaves it free: shifts change it and no weight."""
    rng = np.random.default_rng(seed("features"))
    cases = [((*LINE, 2.0), [2.0, 1.0]), ((F + 3, Y + 100, 4.0), [89.5, 2.5, 1.0])]
    far = F + np.array([123456.7, 98765.4]), Y + 100, 4.0
    right = [100 - 2.5 * 123456.7 - 98765.4, 2.5, 1.0]
    cases.append(Case(far, right, label="features far from 0"))
    for m, p, lam in [(6, 2, 0.5), (8, 3, 20.0)]:
        call = rng.normal(2, 1, size=(m, p)), rng.normal(5, 1, size=m), lam
        cases.append((call, weights_by_stacking(*call)))
    assert_cases(student.content_fit, cases, **NEAR)
    calls = [(F + 1, Y, 4.0), cases[-1][0]]
    assert_equivariant(
        student.content_fit, calls, lambda X, y, lam: (X, y + 50, lam),
        lambda b, X, y, lam: b + 50 * (np.arange(len(b)) == 0), **NEAR,
    )  # fmt: skip


@pytest.mark.points(1)
def test_least_squares(student, seed):
    """Is least squares for lam = 0 and independent features; a tiny lam is not 0 in tiny units."""
    rng = np.random.default_rng(seed("features"))
    cases = [((*LINE, 0.0), [1.0, 2.0]), ((F, Y, 0.0), [0.0, 5.0, 2.0])]
    exact = matrix_with_condition(rng, 7, 3, 5.0)
    cases.append(((exact, 4 + exact @ [1.0, -2.0, 3.0], 0.0), [4.0, 1.0, -2.0, 3.0]))
    small = [0.0, 5e6, 2e6]
    cases.append(Case((1e-6 * F, Y, 0.0), small, label="features in units of 1e-6"))
    near = F[[2, 3, 2, 3]] * [[1.0, 1.0], [1.0, 1.0], [1.0, 1.001], [1.0, 1.001]]
    label = "features that are nearly parallel"
    cases.append(Case((near, 4 + near @ [2.0, -1.0], 0.0), [4.0, 2.0, -1.0], label=label))
    short = np.array([[1.0, 1.42e-6], [-1.0, -1.42e-6], [1.0, 0.0], [-1.0, 0.0]])
    label = "a short feature beside a long one"
    cases.append(Case((short, 4 + short @ [2.0, -1.0], 0.0), [4.0, 2.0, -1.0], label=label))
    call = rng.normal(2, 1, size=(8, 3)), rng.normal(5, 1, size=8), 0.0
    cases.append((call, shortest_weights(*call[:2])))
    assert_cases(student.content_fit, cases, rtol=1e-7, scaled_atol=1e-8, atol=1e-12)
    assert_equivariant(  # features and ratings of mean 0: no intercept shows
        student.content_fit, [(F, Y, 4.0)], lambda X, y, lam: (1e-9 * X, y, 1e-18 * lam),
        lambda b, X, y, lam: b * np.where(np.arange(len(b)) == 0, 1, 1e9), **NEAR,
    )  # fmt: skip


@pytest.mark.points(1)
def test_shortest(student, seed):
    """Takes the shortest weights for lam = 0: dependent or constant features, few ratings."""
    rng = np.random.default_rng(seed("features"))
    twice = np.hstack([LINE[0], LINE[0]])
    cases = [
        Case((twice, LINE[1], 0.0), [1.0, 1.0, 1.0], label="equal features"),
        Case((twice * [1, 2], LINE[1], 0.0), [1.0, 0.4, 0.8], label="dependent features"),
        Case((np.hstack([LINE[0], [[3.0], [3.0]]]), LINE[1], 0.0), [1.0, 2.0, 0.0],
             label="a constant feature"),
        Case((np.full((2, 1), 3.0), LINE[1], 0.0), [3.0, 0.0], label="a constant feature"),
        Case((np.array([[4.0, 3.0]]), np.array([7.0]), 0.0), [7.0, 0.0, 0.0], label="one rating"),
    ]  # fmt: skip
    fixed = [
        ([[2.6, 9.7, 2.1, 7.8], [0.9, 8.4, 1.4, 5.5]], [5.2, 9.4]),
        (
            [[7.2, 9.4, 8.8, 5.1, 9.4], [9.7, 9.7, 0.8, 4.5, 6.0], [2.8, 3.7, 6.2, 8.0, 5.8]],
            [1.7, 6.7, 8.7],
        ),
    ]
    for features, y in fixed:
        call = np.array(features), np.array(y)
        label = "more features than ratings"
        cases.append(Case((*call, 0.0), shortest_weights(*call), label=label))
    for m, p in [(3, 5), (2, 4)]:
        call = rng.normal(2, 1, size=(m, p)), rng.normal(5, 1, size=m)
        label = "more features than ratings"
        cases.append(Case((*call, 0.0), shortest_weights(*call), label=label))
    assert_cases(student.content_fit, cases, rtol=1e-8, scaled_atol=1e-8, atol=1e-12)


@pytest.mark.points(1)
def test_forms(student):
    """Takes strong penalties, few ratings, other units and integers, and leaves arguments alone."""
    few = np.array([[1.0, 2.0, 0.0], [3.0, -1.0, 4.0]]), np.array([5.0, 2.0]), 1.0
    cases = [Case(few, weights_by_stacking(*few), label="more features than ratings")]
    large = weights_by_stacking(F + 1, Y + 9, 1e6)
    cases.append(Case((F + 1, Y + 9, 1e6), large, label="lam = 1e6"))
    for unit in (1e-9, 1e9):
        call = F + 1, unit * (Y + 9), 4.0
        right = unit * weights_by_stacking(F + 1, Y + 9, 4.0)
        cases.append(Case(call, right, label=f"ratings in units of {unit:g}"))
    whole = (
        np.array([[200.0, 3.0], [10.0, 90.0], [250.0, 60.0]]),
        np.array([7.0, 240.0, 100.0]),
        2.0,
    )
    right = weights_by_stacking(*whole)
    cases += integer_cases(whole, right, (0, 1), (np.int64, np.uint8))
    small = whole[0].astype(np.uint8), whole[1].astype(np.uint8), 2
    cases.append(Case(small, right, label="both of uint8"))
    assert_cases(student.content_fit, cases, **NEAR)
    assert_accepts(student.content_fit, [(F + 1, Y, 4.0)], integers=[0, 1], fortran=[0], **NEAR)
    assert_leaves_arguments(student.content_fit, [(F, Y, 1.0), (F + 1, Y, 0.0)])


@counterexample_search(
    X=strategies.matrices((2, 3), 1), y=strategies.vectors(3), lam=strategies.choices(1.0, 0.0)
)
def agrees_with_the_reference(student, reference, X, y, lam):
    call = X, y[: len(X)], lam
    assert_close(student.content_fit(*call), reference.content_fit(*call), rtol=1e-8, atol=1e-9)
