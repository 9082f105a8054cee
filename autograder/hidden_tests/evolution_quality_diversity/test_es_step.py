"""Hidden tests of es_step; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.evolution_quality_diversity.strategy_oracles import generation, ranked
from autograder.testing import (
    Spy,
    as_array,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_draws,
    assert_law,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)


def fails_below_zero(x):
    """Return the first coordinate less 10, or NaN if it is negative."""
    return float(x[0]) - 10 if x[0] >= 0 else float("nan")


@pytest.mark.points(1)
def test_recipe(student, reference, seed, open_function):
    """Evaluates, selects, then draws offspring of the selected, and mutates nothing."""
    rng = np.random.default_rng(11)
    calls, cases = [], []
    for number, (n, d, mu, lam) in enumerate([(6, 2, 2, 4), (8, 3, 5, 3), (5, 1, 1, 9)]):
        P = rng.normal(size=(n, d))
        f = open_function("minus_squares", rng.normal(size=d))
        calls.append((P, f, mu, lam, 0.5, np.random.default_rng(seed("draws") + number)))
        expected = generation(P, f, mu, lam, 0.25, np.random.default_rng(number))
        cases.append(((P, f, mu, lam, 0.25, np.random.default_rng(number)), expected))
    call = 1e-4 * P, open_function("minus_squares", np.zeros(1)), 2, 3, 1e-5
    expected = generation(*call, np.random.default_rng(8))
    cases.append(((*call, np.random.default_rng(8)), expected))
    whole = np.array([[3], [1], [2]]), open_function("minus_squares", np.full(1, 1.6)), 1, 2, 0.5
    expected = generation(*whole, np.random.default_rng(9))
    cases.append(((*whole, np.random.default_rng(9)), expected))
    first, twins = open_function("first_coordinate"), P[[1, 1, 0, 1, 2]]
    close = np.array([[1 + 2.0**-30, 4.0], [1 + 2.0**-29, 7.0], [1.0, 9.0]])
    for number, rows in enumerate((close, twins)):
        call = rows, first, 3 * number + 1, 6, 0.5
        expected = generation(*call, np.random.default_rng(number))
        cases.append(((*call, np.random.default_rng(number)), expected))
    assert_cases(student.es_step, cases, atol=1e-9)
    assert_agrees(student.es_step, reference.es_step, calls, atol=1e-9)
    assert_leaves_arguments(student.es_step, calls)
    assert_draws(student.es_step, reference.es_step, calls[:1])


@pytest.mark.points(1)
def test_the_best_stay(student, open_function):
    """Keeps the mu best rows as they are, best first, in a population of mu + lam."""
    rng = np.random.default_rng(83)
    calls = [
        (rng.normal(size=(n, 3)), open_function(name), mu, lam, 0.5, np.random.default_rng(n))
        for n, mu, lam, name in [
            (7, 3, 4, "first_coordinate"),
            (9, 1, 5, "first_coordinate"),
            (6, 6, 2, "first_coordinate"),
            (5, 2, 0, "first_coordinate"),
            (12, 4, 8, "steps"),
            (30, 20, 5, "steps"),
        ]
    ]
    P = np.array([[9.0, 1.0, 1.0], [4.0, 2.0, 2.0], [-1.0, 3.0, 3.0], [-2.0, 4.0, 4.0]])
    calls.append((P, fails_below_zero, 3, 2, 0.5, np.random.default_rng(5)))
    mixed = np.array([[-1.0, 1.0, 0.0], [0.25, 2.0, 0.0], [0.75, 3.0, 0.0], [0.5, 4.0, 0.0]])
    calls.append((mixed, lambda x: max(0, float(x[0])), 2, 2, 0.5, np.random.default_rng(6)))

    def holds(got, P, f, mu, lam, *_):
        rows = as_array(got, shape=(mu + lam, 3), what="the new population")
        best = P[ranked([f(x) for x in P])[:mu]]
        assert_close(rows[:mu], best, what="the first mu rows")

    assert_law(student.es_step, calls, holds)


@pytest.mark.points(1)
def test_offspring_of_the_selected(student, open_function):
    """Lets only selected rows have offspring, and all of them."""
    rng = np.random.default_rng(51)
    P = 1000 * rng.permutation(12)[:, np.newaxis] + rng.normal(size=(12, 2))
    f = open_function("first_coordinate")

    def holds(got, P, f, mu, lam, *_):
        rows = as_array(got, shape=(mu + lam, 2), what="the new population")
        best = P[ranked([f(x) for x in P])[:mu]]
        gaps = np.abs(rows[-lam:, np.newaxis] - best).max(axis=2)
        near = gaps.min(axis=1) < 50
        require(near, "Some offspring is far from all selected parents.")
        require(gaps.min(axis=1) > 0, "Some offspring is a mere copy of a parent.")
        require((gaps < 50).any(axis=0), "Some parent has no offspring among very many.")

    calls = [(P, f, mu, 100, 2.0, np.random.default_rng(mu)) for mu in (3, 1, 5)]
    assert_law(student.es_step, calls, holds)


@pytest.mark.points(1)
def test_evaluations(student):
    """Evaluates each row once, in order, whatever the size of the population."""
    rng = np.random.default_rng(76)
    for n, mu, lam in [(8, 2, 3), (3, 2, 6), (4, 4, 0), (1, 1, 1)]:
        P = rng.normal(size=(n, 2))
        P[-1] = P[0]
        f = Spy(lambda x: float(x[0] - x[1]))
        got = student.es_step(P, f, mu, lam, 0.1, np.random.default_rng(7))
        as_array(got, shape=(mu + lam, 2), what="the new population")
        require(len(f.calls) == n, "The fitness is not asked for once for each row.")
        assert_close(np.array(f.given(0)), P, what="the rows that were evaluated")


@counterexample_search(
    P=strategies.matrices((2, 4), 1, low=0, high=5),
    mu=strategies.choices(1, 2),
    lam=strategies.choices(1, 3),
)
def agrees_with_the_reference(student, reference, open_function, P, mu, lam):
    f = open_function("first_coordinate")
    call = P, f, mu, lam, 1.0, np.random.default_rng(0)
    assert_agrees(student.es_step, reference.es_step, [call], atol=1e-9)
