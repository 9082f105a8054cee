"""Hidden tests of gaussian_offspring; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.evolution_quality_diversity.strategy_oracles import stepped
from autograder.testing import (
    Case,
    as_array,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_draws,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)

FAR = np.array([[0.0, 0.0], [1000.0, 0.0], [0.0, 1000.0], [1000.0, 1000.0]])


@pytest.mark.points(1)
def test_recipe(student, reference, seed):
    """Draws all parents, then all steps, and mutates nothing."""
    rng = np.random.default_rng(seed("parents"))
    calls = [(FAR, 7, 2.5, np.random.default_rng(3)), (FAR[1:], 40, 0.5, np.random.default_rng(4))]
    calls.append((FAR[1:2], 1, 0.5, np.random.default_rng(6)))
    calls.append((FAR, 4, 2.5, np.random.default_rng(8)))
    for number, (mu, d, n) in enumerate([(3, 4, 9), (6, 1, 5), (5, 3, 2), (2, 7, 30)]):
        draws = np.random.default_rng(seed("draws") + number)
        calls.append((rng.normal(size=(mu, d)), n, rng.uniform(0.1, 3), draws))
    drawn = [(P, n, sigma, np.random.default_rng(5)) for P, n, sigma, _ in calls]
    cases = [(call, stepped(*call[:3], np.random.default_rng(5))) for call in drawn]
    assert_cases(student.gaussian_offspring, cases, atol=1e-9)
    name = reference.gaussian_offspring
    assert_agrees(student.gaussian_offspring, name, calls, atol=1e-9)
    assert_leaves_arguments(student.gaussian_offspring, calls)


@pytest.mark.points(1)
def test_spread(student, seed):
    """Steps from all parents alike, with standard deviation sigma, each row for itself."""

    def holds(got, parents, n, sigma, _):
        rows = as_array(got, shape=(n, 2), what="the offspring")
        gaps = np.linalg.norm(rows[:, np.newaxis] - parents, axis=2)
        nearest = gaps.argmin(axis=1)
        children = np.bincount(nearest, minlength=len(parents))
        even = np.abs(children - n / len(parents)) < 170
        require(even, "The parents have not equally many children.")
        z = (rows - parents[nearest]) / sigma
        require(np.abs(z.mean(axis=0)) < 0.1, "The steps have a direction.")
        require(
            np.abs(z.std(axis=0) - 1) < 0.08, "The steps have not the standard deviation sigma."
        )
        require(abs(np.mean(z[:, 0] * z[:, 1])) < 0.1, "The coordinates of a step hang together.")
        require(len(np.unique(z.round(9), axis=0)) > n // 2, "Many rows have the same step.")

    calls = [
        (FAR, 4000, sigma, np.random.default_rng(number))
        for sigma, number in ((5.0, 1), (0.25, seed("draws")), (3.0, 2))
    ]
    assert_law(student.gaussian_offspring, calls, holds)


@pytest.mark.points(1)
def test_small_cases(student, reference):
    """Copies parents where sigma is 0, and takes a single parent, one offspring or none."""
    rng = np.random.default_rng(43)
    parents = rng.normal(size=(5, 3))

    def copies(got, P, n, *_):
        rows = as_array(got, shape=(n, P.shape[1]), what="the offspring")
        same = np.abs(rows[:, np.newaxis] - P).max(axis=2) < 1e-12
        require(same.any(axis=1), "Some row is no copy of a parent.")

    calls = [(parents[:m], n, 0.0, np.random.default_rng(n)) for m, n in ((5, 9), (1, 4), (5, 1))]
    assert_law(student.gaussian_offspring, calls, copies)
    cases = []
    for m, n in ((1, 6), (1, 1), (5, 1), (5, 0)):
        number = int(rng.integers(1000))
        expected = stepped(parents[:m], n, 0.5, np.random.default_rng(number))
        cases.append(((parents[:m], n, 0.5, np.random.default_rng(number)), expected))
    call = np.zeros((1, 2)), 3, 1e-13
    expected = stepped(*call, np.random.default_rng(45))
    cases.append(Case((*call, np.random.default_rng(45)), expected, atol=0, label="sigma = 1e-13"))
    assert_cases(student.gaussian_offspring, cases, atol=1e-9)
    still = parents[:1], 3, 0.0, np.random.default_rng(7)  # steps of length 0 are drawn, too
    assert_draws(student.gaussian_offspring, reference.gaussian_offspring, [still])


@pytest.mark.points(1)
def test_integers_and_errors(student):
    """Steps off integers and float32, and raises ValueError for a negative sigma only."""
    P = np.array([[200, 3], [7, 100], [50, 9]])
    cases = []
    for number, kind in enumerate((np.int64, np.uint8, np.int16, np.float32)):
        expected = stepped(P, 5, 0.7, np.random.default_rng(number))
        call = P.astype(kind), 5, 0.7, np.random.default_rng(number)
        cases.append(Case(call, expected, rtol=1e-6 if kind == np.float32 else 1e-9))
    expected = stepped(P, 5, 0.0, np.random.default_rng(6))
    call = P, 5, 0.0, np.random.default_rng(6)
    cases.append(Case(call, expected, label="integers, sigma = 0"))
    answers = assert_cases(student.gaussian_offspring, cases, atol=1e-9)
    floats = [np.asarray(answer).dtype == float for answer in answers]
    assert_close(floats, [True] * len(floats), what="whether the offspring are float64")
    fails = {f"sigma = {s}": (FAR, 3, s, np.random.default_rng(0)) for s in (-1.0, -1e-9)}
    fails["sigma = -1, no offspring"] = FAR, 0, -1.0, np.random.default_rng(0)
    works_on = [(FAR, 3, sigma, np.random.default_rng(0)) for sigma in (0.0, 1e-9, 2.0, 1e4)]
    assert_raises(student.gaussian_offspring, ValueError, fails, works_on=works_on)


@counterexample_search(
    parents=strategies.matrices((1, 3), (1, 2), low=0, high=6),
    n=strategies.choices(1, 2, 3),
    sigma=strategies.choices(0.0, 1.0, 2.0),
    number=strategies.choices(0, 1),
)
def agrees_with_the_reference(student, reference, parents, n, sigma, number):
    call = parents, n, sigma
    assert_agrees(student.gaussian_offspring, reference.gaussian_offspring,
                  [(*call, np.random.default_rng(number))], atol=1e-9)  # fmt: skip
