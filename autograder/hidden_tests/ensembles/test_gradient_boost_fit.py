"""Hidden tests of ensembles/gradient_boost_fit; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.ensembles.gradient_boost_fit_oracle import (
    assert_fit,
    by_least_squares,
    checked,
    read_fit,
    table,
)
from autograder.testing import (
    Case,
    Spy,
    assert_cases,
    assert_close,
    call_with,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_steps_of_trees(student, seed, open_function):
    """Starts at the mean, and adds one tree of means after the other with steps of 1."""
    rng = np.random.default_rng(seed("data"))
    tree = open_function("fit_step"), open_function("predict_step")
    fixed = np.array([[0.0], [1.0], [2.0], [4.0]]), np.array([1.0, 2.0, 9.0, 11.0])
    first = (5.75, [(1.0, [1.5, -4.25, 4.25])])
    assert_cases(student.gradient_boost_fit, [((*tree, *fixed, 1), first)], compare=assert_fit)
    checked(student, [(*tree, *table(rng, n), rounds) for n, rounds in [(8, 1), (12, 3), (20, 4)]])


@pytest.mark.points(1)
def test_fitted_to_what_is_left(student, seed):
    """Fits the first model to y minus its mean, and the others to what is left."""
    rng = np.random.default_rng(seed("data"))
    for n, rounds, shrinkage in [(6, 3, 1.0), (9, 4, 0.3)]:
        X, y = table(rng, n)
        G = rng.normal(size=(rounds, n))
        numbers = iter(range(rounds))
        fit = Spy(lambda X, r, numbers=numbers: next(numbers))
        predict = Spy(lambda model, X, G=G: G[model])
        student.gradient_boost_fit(fit, predict, X, y, rounds, shrinkage)
        require(len(fit.calls) == rounds, "The learner is not fitted once for each round.")
        left = y - y.mean()
        for (A, r), g in zip(fit.calls, G, strict=True):
            require(np.array_equal(np.asarray(A), X), "A model was fitted to other rows.")
            assert_close(r, left, rtol=1e-7, atol=1e-9, what="the targets of a model")
            left = left - shrinkage * (g @ left) / (g @ g) * g


@pytest.mark.points(1)
def test_learners_that_are_off(student, seed, open_function):
    """Finds the size of the step for learners off by a factor or a constant."""
    rng = np.random.default_rng(seed("data"))
    fit = open_function("fit_step")
    X, y = np.array([[0.0], [1.0]]), np.array([2.0, 6.0])
    off = {
        "ten times too large": (10.0, 0.0),
        "half of it": (0.5, 0.0),
        "far too small": (1e-20, 0.0),
        "shifted": (0.5, 20.0),
    }
    cases = []
    for label, (factor, shift) in off.items():
        g = factor * np.array([-2.0, 2.0]) + shift
        step = float(g @ [-2.0, 2.0] / (g @ g))
        call = fit, open_function("predict_off", factor, shift), X, y, 1
        cases.append(Case(call, (4.0, [(step, [0.5, -2.0, 2.0])]), label=label))
    call = fit, open_function("predict_off", 0.0, 1.0), X, y, 2
    cases.append(Case(call, (4.0, [(0.0, [0.5, -2.0, 2.0])] * 2), label="of no help"))
    assert_cases(student.gradient_boost_fit, cases, compare=assert_fit)
    calls = []
    for factor, shift in [(10.0, 0.0), (0.5, 20.0), (-2.0, 0.3)]:
        calls.append((fit, open_function("predict_off", factor, shift), *table(rng, 11), 3))
    checked(student, calls)


@pytest.mark.points(1)
def test_shrinkage(student, seed, open_function):
    """Takes a share of every step, and goes on from there."""
    rng = np.random.default_rng(seed("data"))
    slope = open_function("fit_slope"), open_function("predict_slope")
    X, y = np.array([[-1.0], [2.0], [-1.0]]), np.array([2.0, 8.0, 2.0])
    right = (4.0, [(0.5, 2.0), (0.5, 1.0), (0.5, 0.5)])
    call = *slope, np.array([[1.0], [0.0]]), np.array([2.0, 6.0]), 2, 1.0
    last = Case(call, (4.0, [(1.0, -2.0), (0.0, 0.0)]), label="predictions of 0 in the end")
    cases = [((*slope, X, y, 3, 0.5), right), last]
    assert_cases(student.gradient_boost_fit, cases, compare=assert_fit)
    tree = open_function("fit_step"), open_function("predict_step")
    checked(student, [(*tree, *table(rng, 10), 3, nu) for nu in (0.1, 0.6)])
    half = open_function("fit_step"), open_function("predict_off", 0.5, 1.0)
    checked(student, [(*half, *table(rng, 9), 3, 0.25)])


@pytest.mark.points(1)
def test_empty_steps_and_integers(student, open_function):
    """Takes a step of 0 for predictions of 0; no rounds, one row, integers as targets."""
    nothing = open_function("fit_slope"), open_function("predict_nothing")
    slope = open_function("fit_slope"), open_function("predict_slope")
    X, y = np.array([[-1.0], [2.0], [-1.0]]), np.array([2, 8, 3])
    cases = [
        Case(
            (*nothing, X, y, 2), (13 / 3, [(0.0, 11 / 6), (0.0, 11 / 6)]), label="predictions of 0"
        ),
        Case((*slope, X, y, 0), (13 / 3, []), label="no rounds"),
        Case((*slope, X, y, 1), (13 / 3, [(1.0, 11 / 6)]), label="integers as targets"),
        Case(
            (*slope, np.array([[1], [2], [4]]), y, 1), (13 / 3, [(1.0, -1 / 63)]), label="integers"
        ),
        Case((*slope, X[:1], np.array([7.0]), 1), (7.0, [(0.0, 0.0)]), label="one row"),
    ]
    assert_cases(student.gradient_boost_fit, cases, compare=assert_fit)


@pytest.mark.points(1)
def test_residuals_never_grow(student, seed, open_function):
    """Never lets the residuals grow, whatever the learner; works in any unit of the targets."""
    rng = np.random.default_rng(seed("data"))
    fit = open_function("fit_step")
    calls = []
    for unit, factor, shift in [(1.0, -0.5, 0.4), (1e-9, 3.0, 0.0), (1e6, 1.0, 0.0)]:
        X, y = table(rng, 15)
        calls.append((fit, open_function("predict_off", factor, shift), X, unit * y, 6, 0.7))
    for call, answer in zip(calls, student.gradient_boost_fit.map(calls), strict=True):
        f0, pairs = read_fit(answer)
        require(len(pairs) == 6, "The result has another number of pairs.")
        X, y = call[2], call[3]
        sizes, s = [np.linalg.norm(y - f0)], np.full(15, f0)
        for step, model in pairs:
            s = s + step * call[1](np.asarray(model), X)
            sizes.append(np.linalg.norm(y - s))
        require((np.diff(sizes) <= 1e-9 * sizes[0]).all(), "The residuals grow in some round.")
        require(sizes[-1] < 0.999 * sizes[0], "The residuals hardly shrink.")
    keyword = call_with(*calls[0][:4], n_rounds=2, shrinkage=0.5)
    assert_cases(
        student.gradient_boost_fit,
        [(keyword, by_least_squares(*calls[0][:4], 2, 0.5))],
        compare=assert_fit,
    )


@counterexample_search(
    data=strategies.regressions(rows=(1, 3), cols=1),
    n_rounds=strategies.choices(0, 1, 2),
    shrinkage=strategies.choices(1.0, 0.5),
    shift=strategies.choices(0.0, 1.0),
)
def agrees_with_the_reference(student, reference, open_function, data, n_rounds, shrinkage, shift):
    predict = open_function("predict_off", 0.5, shift)
    call = open_function("fit_step"), predict, *data, n_rounds, shrinkage
    if len(np.unique(data[1])) > 1 and n_rounds < 2:
        assert_fit(student.gradient_boost_fit(*call), reference.gradient_boost_fit(*call))
