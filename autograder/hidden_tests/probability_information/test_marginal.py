"""Hidden tests of probability_information/marginal; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    probability_table,
    strategies,
)


@pytest.mark.points(1)
def test_keeps_one_axis(student, seed):
    """Keeps one axis of a table with two, three or four, square ones among them."""

    def counted(joint, keep):
        """Go through the cells one by one."""
        totals = np.zeros(joint.shape[keep])
        for place, value in np.ndenumerate(joint):
            totals[place[keep]] += value
        return totals

    rng = np.random.default_rng(seed("tables"))
    shapes = [(2, 3), (3, 3), (2, 3, 4), (2, 2, 2), (3, 1, 2, 4)]
    tables = [probability_table(rng, *shape) for shape in shapes]
    calls = [(joint, axis) for joint in tables for axis in range(joint.ndim)]
    by_hand = np.array([[5.0, 1.0, 3.0], [0.0, 7.0, 4.0]])
    assert_cases(student.marginal, [((by_hand, 0), [9, 11]), ((by_hand, 1), [5, 8, 7])])
    assert_agrees(student.marginal, counted, calls)
    assert_leaves_arguments(student.marginal, [*calls, (by_hand, (0, 1))])


@pytest.mark.points(1)
def test_keeps_several_axes(student, reference, seed):
    """Keeps two or three axes of a table with three or four."""
    rng = np.random.default_rng(seed("tables"))
    cube = np.arange(24.0).reshape(2, 3, 4)
    by_hand = [
        ((cube, (0, 1)), [[6, 22, 38], [54, 70, 86]]),
        ((cube, (0, 2)), [[12, 15, 18, 21], [48, 51, 54, 57]]),
    ]
    calls = [(cube, (1, 2))]
    for shape in [(3, 3, 3), (2, 3, 2, 2)]:
        joint = probability_table(rng, *shape)
        calls += [(joint, keep) for keep in [(0, 1), (0, 2), (1, 2)]]
    calls += [(np.asfortranarray(cube), keep) for keep in (1, (0, 2))]
    calls += [(joint, keep) for keep in [(0, 3), (1, 3), (0, 1, 3), (0, 2, 3), (-1, 1), (-2, -4)]]
    assert_cases(student.marginal, by_hand)
    assert_agrees(student.marginal, reference.marginal, calls)
    assert_leaves_arguments(student.marginal, calls)


@pytest.mark.points(1)
def test_negative_axes_and_any_order(student, reference, seed):
    """Counts negative axes from the end, and leaves the axes in the order of the table."""
    rng = np.random.default_rng(seed("tables"))
    cube = np.arange(24.0).reshape(2, 3, 4)
    joint = probability_table(rng, 3, 3, 3)
    keeps = [-1, -2, -3, (1,), (-1,), (2, 0), (1, 0), (2, 1), (-1, 0), (-1, -3), (0, -2), (1, 2, 0)]
    calls = [(table, keep) for table in (cube, joint) for keep in keeps]
    assert_cases(student.marginal, [((cube, -1), [60, 66, 72, 78])])
    assert_agrees(student.marginal, reference.marginal, calls)


@pytest.mark.points(1)
def test_keeps_all_axes_and_takes_counts(student, seed):
    """Returns the whole table if all axes are kept, and takes counts of dtype integer."""
    rng = np.random.default_rng(seed("tables"))
    square, cube = probability_table(rng, 3, 3), probability_table(rng, 2, 3, 2)
    counts = np.array([[3, 1, 2], [0, 5, 4]])
    cases = [((counts, 0), [6, 9]), ((counts, 1), [3, 6, 6])]
    cases += [((counts, (0, 1)), counts), ((square, (0, 1)), square)]
    cases += [((cube, (0, 1, 2)), cube), ((cube[0, 0], 0), cube[0, 0])]
    assert_cases(student.marginal, cases)


@counterexample_search(
    joint=strategies.probability_tables(2, (1, 3), (1, 2)),
    keep=strategies.choices(0, 1, 2, -1, (0, 1), (0, 2), (2, 0), (0, 1, 2)),
)
def agrees_with_the_reference(student, reference, joint, keep):
    assert_close(student.marginal(joint, keep), reference.marginal(joint, keep), atol=1e-12)
