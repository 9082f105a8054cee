"""Hidden tests of randomized_optimization/roulette_probabilities; titles are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.randomized_optimization.breeding_oracles import wheel
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_shares(student, seed):
    """Gives each individual the share that its fitness has in the sum."""
    rng = np.random.default_rng(seed("fitness"))
    cases = [(np.array([1.0, 3.0, 0.0]), np.array([0.25, 0.75, 0.0]))]
    cases += [(np.array([6.0, 2.0, 2.0, 10.0]), np.array([0.3, 0.1, 0.1, 0.5]))]
    assert_cases(student.roulette_probabilities, cases, atol=1e-9)
    calls = [rng.uniform(0.1, 9, size=n) for n in (1, 2, 15)]
    calls += [unit * np.array([1.0, 4.0, 2.0]) for unit in (1e-12, 1e12, 1e-200)]
    calls += [np.array([1.0, 1e9, 1e-9])]
    assert_agrees(student.roulette_probabilities, wheel, calls)


@pytest.mark.points(1)
def test_all_zero(student):
    """Gives all the same share where nobody is fit."""
    cases = [Case(np.zeros(n), np.full(n, 1 / n), label=f"{n} zeros") for n in (1, 2, 5)]
    cases += [Case(np.array([0, 0, 0]), np.full(3, 1 / 3), label="integers")]
    cases += [(np.array([0.0, 2.0]), np.array([0.0, 1.0]))]
    assert_cases(student.roulette_probabilities, cases, atol=1e-9)


@pytest.mark.points(1)
def test_negative(student):
    """Raises ValueError where some fitness is negative, and only there."""
    fails = {
        "one below 0": np.array([3.0, -1.0, 2.0]),
        "a little below 0": np.array([1.0, -1e-9]),
        "hardly below 0": np.array([1.0, -1e-25]),
        "all below 0": np.array([-1.0, -3.0]),
        "a sum of 0": np.array([-2.0, 2.0]),
        "zeros and one below": np.array([0.0, 0.0, -4.0]),
    }
    works_on = [np.array([1.0, 2.0]), np.array([0.0, 5.0]), np.array([2.0, -0.0])]
    assert_raises(student.roulette_probabilities, ValueError, fails, works_on=works_on)


@pytest.mark.points(1)
def test_integers(student):
    """Takes integers of 8 bits whose sum needs more, and leaves the fitness alone."""
    calls = [np.array([100, 120, 30, 90, 0]).astype(kind) for kind in (np.int8, np.uint8, int)]
    assert_agrees(student.roulette_probabilities, wheel, calls, atol=1e-9)
    assert_leaves_arguments(student.roulette_probabilities, [np.array([1.0, 3.0]), np.zeros(2)])


@counterexample_search(fitness=strategies.labels((1, 4), (0, 1, 3)))
def agrees_with_the_reference(student, reference, fitness):
    got = student.roulette_probabilities(fitness)
    assert_close(got, reference.roulette_probabilities(fitness))
