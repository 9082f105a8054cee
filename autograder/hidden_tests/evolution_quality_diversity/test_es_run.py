"""Hidden tests of es_run; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.evolution_quality_diversity.strategy_oracles import strategy
from autograder.testing import (
    Case,
    Spy,
    as_array,
    as_number,
    as_tuple,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_draws,
    assert_law,
    assert_never_falls,
    counterexample_search,
    require,
    strategies,
)

PARTS = "x", "best", "history"


@pytest.mark.points(1)
def test_recipe(student, reference, seed, open_function):
    """Draws the first population between -5 and 5, then calls es_step with the same rng."""
    rng = np.random.default_rng(11)
    calls, cases = [], []
    for number, (d, mu, lam, n_gen) in enumerate([(2, 2, 3, 4), (1, 1, 1, 7), (5, 3, 9, 2)]):
        f = open_function("minus_squares", rng.normal(size=d))
        call = f, d, mu, lam, 0.4, n_gen
        calls.append((*call, np.random.default_rng(seed("draws") + number)))
        expected = strategy(*call, np.random.default_rng(number))
        cases.append(((*call, np.random.default_rng(number)), expected))
    # A single parent that stays the best for eight generations, and is surpassed then.
    call = open_function("minus_squares", np.zeros(2)), 2, 1, 1, 1.0, 12
    expected = strategy(*call, np.random.default_rng(146))
    cases.append(((*call, np.random.default_rng(146)), expected))
    call = open_function("minus_squares", np.full(2, 30.0)), 2, 2, 4, 4.0, 3  # far outside
    expected = strategy(*call, np.random.default_rng(3))
    cases.append(((*call, np.random.default_rng(3)), expected))
    call = open_function("scaled", np.array([1e-14, 0.0])), 2, 2, 4, 0.5, 3  # tiny units
    expected = strategy(*call, np.random.default_rng(4))
    cases.append(Case((*call, np.random.default_rng(4)), expected, atol=0, label="tiny fitness"))
    call = open_function("steps"), 2, 1, 1, 3.0, 6  # goes on above the fitness 0
    expected = strategy(*call, np.random.default_rng(25))
    cases.append(((*call, np.random.default_rng(25)), expected))
    assert_cases(student.es_run, cases, parts=PARTS, atol=1e-9)
    assert_agrees(student.es_run, reference.es_run, calls, parts=PARTS, atol=1e-9)
    assert_draws(student.es_run, reference.es_run, calls[:1])


@pytest.mark.points(1)
def test_no_generation(student, open_function):
    """Returns the best of the first population where n_gen is 0, and a history of one entry."""
    rng = np.random.default_rng(83)
    cases = []
    for number, d in enumerate((1, 3)):
        call = open_function("minus_squares", 3 * rng.normal(size=d)), d, 3, 8, 0.5, 0
        expected = strategy(*call, np.random.default_rng(number))
        cases.append(((*call, np.random.default_rng(number)), expected))
    call = open_function("minus_squares", np.full(1, 1e7)), 1, 3, 8, 0.5, 0  # nearly equal
    expected = strategy(*call, np.random.default_rng(2))
    cases.append(((*call, np.random.default_rng(2)), expected))
    assert_cases(student.es_run, cases, parts=PARTS, atol=1e-9)


@pytest.mark.points(1)
def test_climbs(student, open_function):
    """Climbs nearly to the top of a hill, wherever it stands."""
    rng = np.random.default_rng(91)
    centres = [np.array([-4.0, 3]), rng.uniform(-4, 4, size=2)]
    calls = [
        (open_function("minus_squares", centre), 2, 2, 8, 0.8, 8, np.random.default_rng(number))
        for number, centre in enumerate(centres)
    ]

    def holds(got, f, *_):
        x, best, history = as_tuple(got, 3)
        require(as_number(best, what="best") > -0.1, "The best fitness is far below the top.")
        require(f(as_array(x, shape=(2,), what="x")) > -0.1, "x is far from the top.")
        require(np.asarray(history)[0] < np.asarray(history)[-1], "The history does not rise.")

    assert_law(student.es_run, calls, holds)


@pytest.mark.points(1)
def test_parts_agree(student, open_function):
    """Returns the fitness of x as best and as the end of a history that never falls."""

    def holds(got, f, d, mu, lam, sigma, n_gen, _):
        x, best, history = as_tuple(got, 3)
        x = as_array(x, shape=(d,), what="x")
        history = as_array(history, shape=(n_gen + 1,), what="history")
        assert_never_falls(history, length=n_gen + 1)
        assert_close(as_number(best, what="best"), f(x), what="best", atol=1e-12)
        assert_close(history[-1], f(x), what="the last entry of history", atol=1e-12)
        require(history.max() > history.min(), "The history stays where it was.")

    calls = [
        (open_function("minus_squares", np.full(d, 2.0)), d, mu, lam, sigma, n_gen,
         np.random.default_rng(number))
        for d, mu, lam, sigma, n_gen, number in [
            (3, 2, 6, 3.0, 5, 1), (4, 4, 4, 1.0, 8, 2), (2, 3, 5, 2.0, 5, 3),
        ]
    ]  # fmt: skip
    assert_law(student.es_run, calls, holds)


@pytest.mark.points(1)
def test_ties_and_evaluations(student, open_function):
    """Returns the first of equally good rows, and evaluates each row twice at most."""
    cases = []
    for number in range(3):
        call = open_function("steps"), 3, 4, 6, 0.5, 3
        expected = strategy(*call, np.random.default_rng(number))
        cases.append(((*call, np.random.default_rng(number)), expected))
    assert_cases(student.es_run, cases, parts=PARTS, atol=1e-9)
    for mu, lam, n_gen in [(2, 5, 3), (3, 3, 0)]:
        f = Spy(lambda x: -float(x @ x))
        student.es_run(f, 2, mu, lam, 0.5, n_gen, np.random.default_rng(1))
        most = (2 * n_gen + 1) * (mu + lam)
        require(len(f.calls) >= (n_gen + 1) * lam, "Not every offspring is evaluated.")
        require(len(f.calls) <= most, "The fitness is asked for more often than allowed.")


@counterexample_search(
    d=strategies.choices(1, 2), mu=strategies.choices(1, 2), n_gen=strategies.choices(0, 1, 2)
)
def agrees_with_the_reference(student, reference, open_function, d, mu, n_gen):
    call = open_function("minus_squares", np.zeros(d)), d, mu, 3, 1.0, n_gen
    assert_agrees(student.es_run, reference.es_run, [(*call, np.random.default_rng(0))],
                  parts=PARTS, atol=1e-9)  # fmt: skip
