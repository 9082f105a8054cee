"""Hidden tests of forward_stepwise; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.feature_selection.search_oracles import (
    changed_table,
    climbs,
    code,
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

TRAP = {(0,): 5.0, (1,): 4.0, (2,): 6.0, (0, 1): 3.0, (1, 2): 3.5, (0, 2): 0.0, (0, 1, 2): 2.0}


@pytest.mark.points(1)
def test_path(student, seed, open_function):
    """Adds in each step the feature that makes the score lowest, whatever comes later."""
    rng = np.random.default_rng(seed("tables"))
    trap = open_function("table", changed_table(3, TRAP))
    off = open_function("off_target", 4.5)
    cases = [((trap, 3, 3), [(1,), (0, 1), (0, 1, 2)]), ((trap, 3, 2), [(1,), (0, 1)])]
    cases.append(((off, 4, 3), [(3,), (1, 3), (0, 1, 3)]))
    huge = open_function("table", 2.0**70 * changed_table(3, TRAP))
    cases.append(((huge, 3, 3), [(1,), (0, 1), (0, 1, 2)]))
    for draw in (np.random.default_rng(4), rng):
        for d, k_max in [(4, 3), (5, 5), (6, 4)]:
            values = drawn_table(draw, d)
            cases.append(((open_function("table", values), d, k_max), climbs(values, d, k_max)[0]))
    assert_cases(student.forward_stepwise, cases, part=(0, 3), compare=assert_equal)


@pytest.mark.points(1)
def test_scores(student, seed, open_function):
    """Returns the score of each subset of the path."""
    rng = np.random.default_rng(seed("tables"))
    trap = open_function("table", changed_table(3, TRAP))
    cases = [((trap, 3, 3), np.array([4.0, 3.0, 2.0])), ((trap, 3, 1), np.array([4.0]))]
    tied = open_function("table", changed_table(2, {(0,): 0.5 + 9e-10, (1,): 0.5, (0, 1): 1.0}))
    cases.append(((tied, 2, 2), np.array([0.5 + 9e-10, 1.0])))
    for draw in (np.random.default_rng(4), rng):
        for d, k_max in [(4, 3), (5, 5), (6, 2)]:
            values = drawn_table(draw, d)
            right = np.array(climbs(values, d, k_max)[1])
            cases.append(((open_function("table", values), d, k_max), right))
    assert_cases(student.forward_stepwise, cases, part=(1, 3))


@pytest.mark.points(1)
def test_best(student, seed, open_function):
    """Returns the best subset of the path, which need not be the last; of ties the smaller."""
    rng = np.random.default_rng(seed("tables"))
    rising = {(2,): -1.0, (0, 2): 0.5, (0, 1, 2): 3.0}
    dip = {(1,): 4.0, (1, 3): 2.0, (0, 1, 3): 3.0, (0, 1, 2, 3): 2.5}
    level = {(1,): 4.0, (1, 3): 2.0, (0, 1, 3): 2.0 - 4e-10, (0, 1, 2, 3): 2.0}
    deeper = {(1,): 4.0, (1, 3): 2.0, (0, 1, 3): 2.0 - 4e-9, (0, 1, 2, 3): 2.5}
    fall = {(1,): 4.0, (1, 3): 2.0, (0, 1, 3): 1.0, (0, 1, 2, 3): 0.5}
    hump = {(1,): 4.0, (1, 3): 5.0, (0, 1, 3): 1.0, (0, 1, 2, 3): 2.0}
    slide = {(1,): 2.0 + 16e-10, (1, 3): 2.0 + 8e-10, (0, 1, 3): 2.0, (0, 1, 2, 3): 2.5}
    large = {(1,): 1e6 + 1e-4, (1, 3): 1e6, (0, 1, 3): 2e6, (0, 1, 2, 3): 3e6}
    small = {(1,): 6e-10, (1, 3): 0.0, (0, 1, 3): 1e-8, (0, 1, 2, 3): 1.0}
    cases = []
    for changes, right in [
        (small, (1,)), (rising, (2,)), (dip, (1, 3)), (hump, (0, 1, 3)),
        (TRAP, (0, 1, 2)), (level, (1, 3)), (deeper, (0, 1, 3)), (fall, (0, 1, 2, 3)),
        (slide, (1, 3)), (large, (1, 3))
    ]:  # fmt: skip
        d = len(max(changes, key=len))
        values = changed_table(d, changes, level=9e6 if changes is large else 9.0)
        cases.append(((open_function("table", values), d, d), right))
    for d, k_max in [(4, 4), (6, 5)]:
        values = drawn_table(rng, d)
        cases.append(((open_function("table", values), d, k_max), climbs(values, d, k_max)[2]))
    assert_cases(student.forward_stepwise, cases, part=(2, 3), compare=assert_equal)


@pytest.mark.points(1)
def test_ties(student, open_function):
    """Adds the smallest index of several within 1e-9 of the lowest score."""
    cases = []
    for low, right in [(2.0, (1,)), (2.0 - 4e-10, (1,)), (2.0 + 4e-10, (1,)), (2.0 - 4e-9, (2,))]:
        values = changed_table(4, {(0,): 3.0, (1,): 2.0, (2,): low, (3,): 2.5, (2, 3): 1.0})
        cases.append(
            Case((open_function("table", values), 4, 1), [right], label="two nearly equal")
        )
    slide = changed_table(4, {(0,): 2.0 + 16e-10, (1,): 2.0 + 8e-10, (2,): 2.0, (3,): 2.5})
    large = changed_table(4, {(0,): 1e6 + 1e-4, (1,): 1e6, (2,): 1e6 + 1e-3}, level=9e6)
    small = changed_table(4, {(1,): 6e-10, (2,): 0.0})
    for values in (slide, large, small):
        call = open_function("table", values), 4, 1
        cases.append(Case(call, [(1,)], label="several nearly equal"))
    flat = open_function("table", np.ones(16))
    cases.append(Case((flat, 4, 3), [(0,), (0, 1), (0, 1, 2)], label="all equal"))
    late = changed_table(4, {(3,): 1.0, (0, 3): 0.3, (1, 3): 0.1 + 0.2, (2, 3): 0.1 + 0.2})
    call = open_function("table", late.copy()), 4, 2
    cases.append(Case(call, [(3,), (0, 3)], label="rounding"))
    late[code((0, 3))] = 0.5
    cases.append(Case((open_function("table", late), 4, 2), [(3,), (1, 3)], label="a later tie"))
    assert_cases(student.forward_stepwise, cases, part=(0, 3), compare=assert_equal)


@pytest.mark.points(1)
def test_calls(student):
    """Asks for each subset once, indices in increasing order, and never for the empty one."""
    for d, k_max, start in [(4, 4, 1), (10, 3, 2), (5, 1, 3)]:
        values = drawn_table(np.random.default_rng(start), d)
        spy = Spy(lambda subset, values=values: float(values[code(subset)]))
        as_tuple(student.forward_stepwise(spy, d, k_max), 3)
        are_tuples = all(isinstance(subset, tuple) for subset in spy.given(0))
        require(are_tuples, "A subset was asked for that is no tuple.")
        asked = [tuple(int(j) for j in subset) for subset in spy.given(0)]
        require(() not in asked, "The score of the empty subset was asked for.")
        ascending = all(list(subset) == sorted(set(subset)) for subset in asked)
        require(ascending, "A subset was asked for whose indices do not increase.")
        require(len(set(asked)) == len(asked), "Some subset was asked for twice.")
        path = [(), *climbs(values, d, k_max)[0][:-1]]
        right = {tuple(sorted({*p, j})) for p in path for j in range(d) if j not in p}
        require(set(asked) == right, "Other subsets were asked for than those one feature larger.")


@pytest.mark.points(1)
def test_extremes(student, open_function):
    """Takes one step, all steps and one feature; raises ValueError for k_max below 1 or above d."""
    off, one = open_function("off_target", 4.5), open_function("off_target", 7.0)
    cases = [
        Case((off, 4, 1), ([(3,)], [1.5], (3,)), label="k_max = 1"),
        Case((one, 1, 1), ([(0,)], [7.0], (0,)), label="one feature"),
        Case((off, 2, 2), ([(1,), (0, 1)], [3.5, 3.5], (1,)), label="k_max = d"),
    ]
    assert_cases(student.forward_stepwise, cases, compare=assert_equal)
    calls = {"k_max = 0": (off, 4, 0), "k_max = d + 1": (off, 4, 5), "k_max = -1": (off, 4, -1)}
    assert_raises(student.forward_stepwise, ValueError, calls, works_on=[(off, 4, 2), (off, 4, 4)])


@counterexample_search(
    values=strategies.vectors((8, 8), low=0, high=4), k_max=strategies.choices(1, 2, 3)
)
def agrees_with_the_reference(student, reference, open_function, values, k_max):
    call = open_function("table", values), 3, k_max
    assert_equal(student.forward_stepwise(*call), reference.forward_stepwise(*call))
