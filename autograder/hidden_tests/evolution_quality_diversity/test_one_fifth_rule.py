"""Hidden tests of one_fifth_rule; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    assert_agrees,
    assert_cases,
    assert_close,
    assert_raises,
    call_with,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_grows_and_shrinks(student, reference, seed):
    """Multiplies sigma above one fifth, and divides it below."""
    cases = [((0.8, 3, 10), 1.2), ((0.6, 1, 10), 0.4), ((3.0, 0, 7), 2.0), ((2.0, 6, 7), 3.0)]
    cases += [
        ((1e-9, 21, 100), 1.5e-9),
        ((3e-15, 19, 100), 2e-15),
        ((4, 1, 2), 6.0),
        ((3, 0, 1), 2.0),
        ((3.0, 0, 40), 2.0),
        ((3e-300, 19, 100), 2e-300),
    ]
    cases += [((2e15, 300, 1000), 3e15), ((6.0, 100, 600), 4.0), ((6.0, 2, 9), 9.0)]
    assert_cases(student.one_fifth_rule, cases)
    rng = np.random.default_rng(seed("counts"))
    calls = []
    for _ in range(12):
        trials = int(rng.integers(1, 40))
        successes = int(rng.integers(0, trials))
        calls.append((rng.uniform(0.1, 5), successes, trials + (5 * successes == trials)))
    assert_agrees(student.one_fifth_rule, reference.one_fifth_rule, calls)


@pytest.mark.points(1)
def test_factors(student):
    """Takes other factors than 1.5, large and small ones."""
    cases = [
        (call_with(2.0, 3, 10, 4.0), 8.0),
        (call_with(2.0, 1, 10, 4.0), 0.5),
        (call_with(2.0, 3, 10, factor=1.25), 2.5),
        (call_with(10.0, 0, 3, factor=2.0), 5.0),
        (call_with(5.0, 2, 3, factor=1.01), 5.05),
    ]
    assert_cases(student.one_fifth_rule, cases)


@pytest.mark.points(1)
def test_unchanged_and_errors(student):
    """Leaves sigma at exactly one fifth and without trials, and refuses impossible counts."""
    cases = [((0.7, s, 5 * s), 0.7) for s in (1, 2, 3, 7, 11, 999)] + [((0.3, 0, 0), 0.3)]
    cases += [((0.9, 2000001, 10**7), 1.35), ((0.9, 1999999, 10**7), 0.6)]
    cases += [((0.9, 2 * 10**10 + 1, 10**11), 1.35), ((0.9, 2 * 10**10 - 1, 10**11), 0.6)]
    assert_cases(student.one_fifth_rule, cases)
    fails = {"-1 of 5": (0.5, -1, 5), "6 of 5": (0.5, 6, 5), "1 of 0": (0.5, 1, 0)}
    works_on = [(0.5, 5, 5), (0.5, 0, 5), (0.5, 0, 0)]
    assert_raises(student.one_fifth_rule, ValueError, fails, works_on=works_on)


@counterexample_search(
    successes=strategies.choices(0, 1, 2, 3), trials=strategies.choices(3, 5, 10, 15)
)
def agrees_with_the_reference(student, reference, successes, trials):
    got = student.one_fifth_rule(3.0, successes, trials)
    assert_close(got, reference.one_fifth_rule(3.0, successes, trials))
