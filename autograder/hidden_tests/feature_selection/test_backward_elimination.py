"""Hidden tests of backward_elimination; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.feature_selection.search_oracles import (
    changed_table,
    code,
    descends,
    drawn_table,
)
from autograder.testing import (
    Case,
    Spy,
    as_tuple,
    assert_cases,
    assert_equal,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)

PAIR = {(0, 1, 2): 2.0, (0, 2): 1.0, (0, 1): 3.0, (1, 2): 4.0, (0,): 6.0, (2,): 7.0, (1,): 5.0}


@pytest.mark.points(1)
def test_path_and_scores(student, seed, open_function):
    """Drops in each step the feature without which the score is lowest, from all features on."""
    rng = np.random.default_rng(seed("tables"))
    pair = open_function("table", changed_table(3, PAIR))
    off = open_function("off_target", 4.5)
    cases = [((pair, 3, 1), ([(0, 1, 2), (0, 2), (0,)], np.array([2.0, 1.0, 6.0])))]
    cases.append(((off, 4, 2), ([(0, 1, 2, 3), (0, 2, 3), (2, 3)], np.array([1.5, 0.5, 0.5]))))
    huge = open_function("table", 2.0**70 * changed_table(3, PAIR))
    found = [(0, 1, 2), (0, 2), (0,)], 2.0**70 * np.array([2.0, 1.0, 6.0])
    cases.append(((huge, 3, 1), found))
    tied = open_function("table", changed_table(2, {(1,): 0.5 + 9e-10, (0,): 0.5, (0, 1): 1.0}))
    cases.append(((tied, 2, 1), ([(0, 1), (1,)], np.array([1.0, 0.5 + 9e-10]))))
    for draw in (np.random.default_rng(4), rng):
        for d, k_min in [(4, 1), (5, 2), (6, 3)]:
            values = drawn_table(draw, d)
            path, scores, _ = descends(values, d, k_min)
            cases.append(((open_function("table", values), d, k_min), (path, np.array(scores))))
    calls = [Case(call, right[0]) for call, right in cases]
    assert_cases(student.backward_elimination, calls, part=(0, 3), compare=assert_equal)
    calls = [Case(call, right[1]) for call, right in cases]
    assert_cases(student.backward_elimination, calls, part=(1, 3))


@pytest.mark.points(1)
def test_best(student, seed, open_function):
    """Returns the best subset of the path, which may be any; of ties the smaller."""
    rng = np.random.default_rng(seed("tables"))
    first = {(0, 1, 2): 0.5, (1, 2): 1.0, (2,): 3.0, (): 4.0}
    dip = {(0, 1, 2): 2.0, (1, 2): 1.0, (2,): 3.0, (): 4.0}
    last = {(0, 1, 2): 2.0, (1, 2): 1.0, (2,): 0.5, (): 0.25}
    level = {(0, 1, 2): 2.0, (1, 2): 1.0, (2,): 1.0 + 4e-10, (): 1.5}
    lower = {(0, 1, 2): 2.0, (1, 2): 1.0, (2,): 1.0 + 4e-9, (): 1.5}
    down = {(0, 1, 2): 2.0, (1, 2): 1.0, (2,): 1.0 + 8e-10, (): 1.0 + 16e-10}
    up = {(0, 1, 2): 1.0, (1, 2): 1.0 + 8e-10, (2,): 1.0 + 16e-10, (): 1.5}
    large = {(0, 1, 2): 2e6, (1, 2): 1e6, (2,): 1e6 + 1e-4, (): 3e6}
    small = {(0, 1, 2): 2.0, (1, 2): 0.0, (2,): 6e-10, (): 1e-8}
    cases = []
    for changes, right in [
        (first, (0, 1, 2)), (dip, (1, 2)), (last, ()), (level, (2,)), (lower, (1, 2)),
        (small, (2,)), (down, (2,)), (up, (1, 2)), (large, (1, 2))
    ]:  # fmt: skip
        values = changed_table(3, changes, level=9e6 if changes is large else 9.0)
        cases.append(((open_function("table", values), 3, 0), right))
    pair = open_function("table", changed_table(3, PAIR))
    beyond = {(0, 1, 2): 2.0, (1, 2): 1.0, (2,): 3.0, (): 0.5}
    cases.append(((pair, 3, 1), (0, 2)))
    cases.append(((open_function("table", changed_table(3, beyond)), 3, 1), (1, 2)))
    for d, k_min in [(4, 0), (6, 1)]:
        values = drawn_table(rng, d)
        cases.append(((open_function("table", values), d, k_min), descends(values, d, k_min)[2]))
    assert_cases(student.backward_elimination, cases, part=(2, 3), compare=assert_equal)


@pytest.mark.points(1)
def test_ties(student, open_function):
    """Drops the smallest index of several within 1e-9 of the lowest score."""
    cases = []
    for low, right in [(2.0, (0, 2, 3)), (2.0 - 4e-10, (0, 2, 3)), (2.0 - 4e-9, (0, 1, 3))]:
        values = changed_table(4, {(1, 2, 3): 3.0, (0, 2, 3): 2.0, (0, 1, 3): low, (0, 1, 2): 2.5})
        call = open_function("table", values), 4, 3
        cases.append(Case(call, [(0, 1, 2, 3), right], label="two nearly equal"))
    slide = {(1, 2, 3): 2.0 + 16e-10, (0, 2, 3): 2.0 + 8e-10, (0, 1, 3): 2.0}
    large = {(1, 2, 3): 1e6 + 1e-4, (0, 2, 3): 1e6, (0, 1, 3): 1e6 + 1e-3}
    small = {(0, 2, 3): 6e-10, (0, 1, 3): 0.0}
    for changes in (slide, small, large):
        values = changed_table(4, changes, level=9e6 if changes is large else 9.0)
        call = open_function("table", values), 4, 3
        cases.append(Case(call, [(0, 1, 2, 3), (0, 2, 3)], label="several nearly equal"))
    flat = open_function("table", np.ones(16))
    path = [(0, 1, 2, 3), (1, 2, 3), (2, 3), (3,)]
    cases.append(Case((flat, 4, 1), path, label="all equal"))
    rounded = changed_table(3, {(1, 2): 0.1 + 0.2, (0, 2): 0.1 + 0.2, (0, 1): 0.3})
    call = open_function("table", rounded), 3, 2
    cases.append(Case(call, [(0, 1, 2), (1, 2)], label="rounding"))
    assert_cases(student.backward_elimination, cases, part=(0, 3), compare=assert_equal)


@pytest.mark.points(1)
def test_calls(student):
    """Asks for each subset once, the full one included, indices in increasing order."""
    for d, k_min, start in [(4, 1, 1), (6, 4, 2), (5, 0, 3), (3, 3, 4), (9, 3, 1)]:
        values = drawn_table(np.random.default_rng(start), d)
        spy = Spy(lambda subset, values=values: float(values[code(subset)]))
        as_tuple(student.backward_elimination(spy, d, k_min), 3)
        are_tuples = all(isinstance(subset, tuple) for subset in spy.given(0))
        require(are_tuples, "A subset was asked for that is no tuple.")
        asked = [tuple(int(j) for j in subset) for subset in spy.given(0)]
        ascending = all(list(subset) == sorted(set(subset)) for subset in asked)
        require(ascending, "A subset was asked for whose indices do not increase.")
        require(len(set(asked)) == len(asked), "Some subset was asked for twice.")
        path = descends(values, d, k_min)[0]
        right = {path[0]} | {tuple(i for i in p if i != j) for p in path[:-1] for j in p}
        require(set(asked) == right, "Other subsets were asked for than those one feature smaller.")


@pytest.mark.points(1)
def test_extremes(student, open_function):
    """Goes down to nothing, or takes no step; raises ValueError for k_min below 0 or above d."""
    off = open_function("off_target", 4.5)
    cases = [
        Case((off, 3, 3), ([(0, 1, 2)], [1.5], (0, 1, 2)), label="k_min = d"),
        Case((off, 2, 0), ([(0, 1), (1,), ()], [3.5, 3.5, 4.5], (1,)), label="k_min = 0"),
        Case((off, 1, 0), ([(0,), ()], [4.5, 4.5], ()), label="one feature"),
    ]
    assert_cases(student.backward_elimination, cases, compare=assert_equal)
    calls = {"k_min = -1": (off, 4, -1), "k_min = d + 1": (off, 4, 5)}
    works_on = [(off, 4, 2), (off, 3, 1)]
    assert_raises(student.backward_elimination, ValueError, calls, works_on=works_on)


@counterexample_search(
    values=strategies.vectors((8, 8), low=0, high=4), k_min=strategies.choices(0, 1, 2)
)
def agrees_with_the_reference(student, reference, open_function, values, k_min):
    call = open_function("table", values), 3, k_min
    assert_equal(student.backward_elimination(*call), reference.backward_elimination(*call))
