"""Hidden tests of linear_classification/perceptron_train; first docstring lines are shown."""

from contextlib import suppress

import numpy as np
import pytest

from autograder.hidden_tests.linear_classification.score_oracles import (
    AND,
    GATE,
    XOR,
    assert_trace,
    separable_integers,
    traced,
)
from autograder.testing import (
    assert_agrees,
    assert_cases,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    remembered,
    strategies,
)

known_trace = remembered(traced)

# One feature, 20 and 21: a narrow gap far from 0 takes 864 passes.
NARROW = np.array([[1.0, 20.0], [1.0, 21.0]]), np.array([-1, 1])
STEEP = np.array([[1.0, 9.0], [1.0, 1.0], [1.0, 2.0]]), np.array([1, -1, -1])
PAIR = np.array([[1.0, 1.0], [1.0, 0.0]]), np.array([1, -1])


def answered(table):
    """Return a call that allows 9 passes more than it needs, and its answer."""
    answer, passes = known_trace(*table)
    return (*table, passes + 9), answer


@pytest.mark.points(1)
def test_weights_and_mistakes(student, reference, seed):
    """Adds y x to w at each mistake, in order, and lists the rows of all mistakes."""
    rng = np.random.default_rng(seed("rows"))
    tables = [(GATE, AND), (GATE, np.array([-1, 1, 1, 1])), (GATE[::-1], AND), PAIR, STEEP]
    tables += [separable_integers(rng, n, d) for n, d in [(6, 2), (9, 3), (12, 4)]]
    cases = [answered(table) for table in tables]
    calls = [call for call, _ in cases]
    cases.append(
        ((GATE, AND), ([-4, 3, 2], [0, 3, 0, 1, 3, 1, 2, 3, 2, 3, 1, 3, 1, 2, 3, 2, 3, 1]))
    )
    assert_cases(student.perceptron_train, cases, compare=assert_trace)
    assert_agrees(student.perceptron_train, reference.perceptron_train, calls, compare=assert_trace)


@pytest.mark.points(1)
def test_margins_of_zero(student):
    """Takes a margin of 0 for a mistake, at the start and later on."""
    right_angle = np.array([[2.0, 0.0], [0.0, 3.0]]), np.array([-1, 1])
    later = np.array([[1.0, 1.0], [1.0, -1.0], [1.0, -2.0]]), np.array([1, 1, -1])
    tables = [PAIR, right_angle, (np.array([[5.0]]), np.array([-1])), later, (GATE, AND)]
    cases = [answered(table) for table in tables]
    assert_cases(student.perceptron_train, cases, compare=assert_trace)


@pytest.mark.points(1)
def test_the_clean_pass_counts(student):
    """Succeeds if the last allowed pass is the clean one; 1000 passes are allowed by default."""
    single = np.array([[3.0, -4.0]]), np.array([-1])
    tables = [PAIR, single, (GATE, AND), (GATE, -AND), NARROW]
    cases = []
    for table in tables:
        answer, passes = known_trace(*table)
        cases += [((*table, passes), answer), ((*table, passes + 1), answer)]
    cases.append((NARROW, answer))
    assert_cases(student.perceptron_train, cases, compare=assert_trace)


@pytest.mark.points(1)
def test_no_clean_pass(student):
    """Raises RuntimeError if no allowed pass was clean, and only then."""
    twins = np.array([[1.0, 2.0], [1.0, 2.0]]), np.array([1, -1])
    zeros = np.array([[1.0, 2.0], [0.0, 0.0], [1.0, -1.0]]), np.array([1, 1, -1])
    fails = {
        "XOR": (GATE, XOR),
        "XOR and 30 passes": (GATE, XOR, 30),
        "equal rows of two labels": (*twins, 50),
        "a row of zeros": (*zeros, 50),
        "AND and 8 passes": (GATE, AND, 8),
        "two rows that need 4 passes, and 3": (*PAIR, 3),
        "a single pass": (*PAIR, 1),
        "no pass at all": (*PAIR, 0),
        "two rows that need 864 passes, and 863": (*NARROW, 863),
    }
    works_on = [(GATE, AND), (*PAIR, 20)]
    assert_raises(student.perceptron_train, RuntimeError, fails, works_on=works_on)


@pytest.mark.points(1)
def test_integers_and_units(student, seed):
    """Takes integers of any width, and rows in other units; w follows the unit."""
    rng = np.random.default_rng(seed("rows"))
    tables = [separable_integers(rng, 8, 3), PAIR, STEEP, NARROW]
    large = np.array([[100, 90], [100, 30], [-20, -100]]), np.array([1, -1, -1])
    known = [(*call, right) for call, right in map(answered, [*tables, large])]
    # NARROW takes 864 passes: it is asked for once.
    cases = [((X.astype(np.int64), y, n), right) for X, y, n, right in known[:3]]
    cases += [((X.astype(np.int8), y, n), right) for X, y, n, right in known[1:]]
    *_, most, right = known[-1]
    cases.append(((large[0].astype(np.int8), large[1].astype(np.int8), most), right))
    cases += [((X, y.astype(float), n), right) for X, y, n, right in known[1:3]]
    for unit in (2.0**-200, 2.0**-40, 2.0**200):
        for X, y, n, (w, mistakes) in known[:3]:
            cases.append(((unit * X, y, n), (unit * w, mistakes)))
    assert_cases(student.perceptron_train, cases, compare=assert_trace)


@pytest.mark.points(1)
def test_many_mistakes_at_one_row(student, seed):
    """Counts a row again at each of its mistakes, and leaves the arguments as they were."""
    rng = np.random.default_rng(seed("rows"))
    long = np.array([[1.0, 9.0], [1.0, -1.0], [1.0, -2.0]]), np.array([1, 1, -1])
    tables = [long, STEEP, (GATE, np.array([1, 1, 1, -1])), separable_integers(rng, 15, 3)]
    cases = [answered(table) for table in tables]
    assert_cases(student.perceptron_train, cases, compare=assert_trace)
    assert_leaves_arguments(
        student.perceptron_train, [*tables, (tables[0][0].astype(int), long[1])]
    )


@counterexample_search(
    data=strategies.classifications((1, 3), 2, names=(-1, 1)),
    max_epochs=strategies.choices(3, 8, 40),
)
def agrees_with_the_reference(student, reference, data, max_epochs):
    X, y = data
    expected = None
    with suppress(RuntimeError):
        expected = reference.perceptron_train(X, y, max_epochs)
    if expected is None:
        call = X, y, max_epochs
        assert_raises(student.perceptron_train, RuntimeError, [call], works_on=[PAIR])
    else:
        assert_trace(student.perceptron_train(X, y, max_epochs), expected)
