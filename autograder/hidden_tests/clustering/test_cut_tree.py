"""Hidden tests of clustering/cut_tree; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.clustering.cluster_oracles import (
    assert_labels,
    assert_together,
    cut,
    gaps_between,
    linked,
    on_a_line,
    whole_table,
)
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_leaves_arguments,
    assert_raises,
    call_with,
    counterexample_search,
    strategies,
)

PAPER = np.array([[0.0, 1, 1, 2], [2, 4, 2, 3], [3, 5, 4, 4]])
# Points 3 and 5, 1 and 4, then 0 to the first pair, both groups, and 2.
MIXED = np.array([[3.0, 5, 1, 2], [1, 4, 2, 2], [0, 6, 3, 3], [7, 8, 4, 5], [2, 9, 6, 6]])


@pytest.mark.points(1)
def test_number_of_clusters(student, reference, seed):
    """Makes merges until k clusters are left, for each k from n down to 1."""
    rng = np.random.default_rng(seed("rows"))
    tables = [PAPER, MIXED, linked(gaps_between(rng.normal(size=(9, 2))))]
    calls = [
        call_with(table, len(table) + 1, k=k) for table in tables for k in range(1, len(table) + 2)
    ]
    cases = [
        (call_with(PAPER, 4, k=2), [0, 0, 0, 1]),
        (call_with(MIXED, 6, k=3), [0, 1, 2, 0, 1, 0]),
    ]
    cases += [(call, cut(call[0], call[1], call.keywords["k"])) for call in calls]
    assert_cases(student.cut_tree, cases, compare=assert_together)
    assert_agrees(student.cut_tree, reference.cut_tree, calls, compare=assert_together)


@pytest.mark.points(1)
def test_height(student, seed):
    """Makes all merges up to a height between merges, below the first or above the last."""
    rng = np.random.default_rng(seed("rows"))
    table = linked(gaps_between(rng.normal(size=(9, 2))))
    cases = [
        Case(call_with(PAPER, 4, height=2.5), [0, 0, 0, 1], label="between two merges"),
        Case(call_with(PAPER, 4, height=0.5), [0, 1, 2, 3], label="below the first"),
        Case(call_with(PAPER, 4, height=99.0), [0, 0, 0, 0], label="above the last"),
        Case(call_with(MIXED, 6, height=3.5), [0, 1, 2, 0, 1, 0], label="between two merges"),
        Case(call_with(MIXED, 6, height=2.5), [0, 1, 2, 3, 1, 3], label="between two merges"),
        Case(call_with(MIXED, 6, height=-1.0), [0, 1, 2, 3, 4, 5], label="a negative height"),
    ]
    below = float(np.nextafter(2.0, 0.0))
    cases.append(Case(call_with(PAPER, 4, height=below), [0, 0, 1, 2], label="just below a merge"))
    tiny = PAPER * [1, 1, 1e-12, 1]
    cases.append(Case(call_with(tiny, 4, height=2.5e-12), [0, 0, 0, 1], label="a tiny unit"))
    cases.append(Case(call_with(tiny, 4, height=0.5e-12), [0, 1, 2, 3], label="a tiny unit"))
    middles = (table[:-1, 2] + table[1:, 2]) / 2
    cases += [(call_with(table, 9, height=float(h)), cut(table, 9, height=h)) for h in middles]
    assert_cases(student.cut_tree, cases, compare=assert_together)


@pytest.mark.points(1)
def test_height_of_a_merge(student):
    """Makes merges whose height equals the given one, all of equal heights, and those of 0 at 0."""
    equal = linked(on_a_line(0, 2, 4, 6, 20))
    twice = linked(on_a_line(3, 8, 3, 8, 3, 1))
    cases = [
        Case(call_with(PAPER, 4, height=1.0), [0, 0, 1, 2], label="the first merge"),
        Case(call_with(PAPER, 4, height=4.0), [0, 0, 0, 0], label="the last merge"),
        Case(call_with(MIXED, 6, height=3), [0, 1, 2, 0, 1, 0], label="an integer"),
        Case(call_with(equal, 5, height=2.0), [0, 0, 0, 0, 1], label="three equal heights"),
        Case(call_with(twice, 6, height=0.0), [0, 1, 0, 1, 0, 2], label="height 0, equal points"),
        Case(call_with(PAPER, 4, height=0), [0, 1, 2, 3], label="height 0, no equal points"),
    ]
    assert_cases(student.cut_tree, cases, compare=assert_together)


@pytest.mark.points(1)
def test_order_of_labels(student, seed):
    """Counts labels up from 0 in the order in which clusters appear."""
    rng = np.random.default_rng(seed("tables"))
    last = np.array([[3.0, 4, 1, 2], [2, 5, 2, 3], [1, 6, 3, 4], [0, 7, 4, 5]])
    cases = [
        (call_with(last, 5, k=3), [0, 1, 2, 2, 2]),
        (call_with(last, 5, k=2), [0, 1, 1, 1, 1]),
        (call_with(MIXED, 6, k=4), [0, 1, 2, 3, 1, 3]),
        (call_with(MIXED, 6, k=2), [0, 0, 1, 0, 0, 0]),
    ]
    long = linked(on_a_line(*rng.permutation(12) ** 2))
    cases += [(call_with(long, 12, k=k), cut(long, 12, k=k)) for k in (11, 8, 5, 3)]
    tied = linked(whole_table(rng, 8, 3))
    cases += [(call_with(tied, 8, k=k), cut(tied, 8, k=k)) for k in (7, 5, 4, 2)]
    assert_cases(student.cut_tree, cases, compare=assert_labels)


@pytest.mark.points(1)
def test_ends(student):
    """Has one cluster for k = 1, n for k = n, and one label for one point; changes no argument."""
    none = np.zeros((0, 4))
    cases = [
        Case(call_with(MIXED, 6, k=1), [0] * 6, label="k = 1"),
        Case(call_with(MIXED, 6, k=6), [0, 1, 2, 3, 4, 5], label="k = n"),
        Case(call_with(none, 1, k=1), [0], label="a single point"),
        Case(call_with(none, 1, height=2.0), [0], label="a single point and a height"),
        Case((PAPER, 4, 2), [0, 0, 0, 1], label="k as the third argument"),
        Case((PAPER, 4, None, 1.5), [0, 0, 1, 2], label="height as the fourth argument"),
    ]
    chain = np.array([[i, 298 + i, i, i + 1] for i in range(1, 300)], dtype=float)
    chain[0, :2] = 0, 1
    cases.append(Case(call_with(chain, 300, k=298), [0, 0, 0, *range(1, 298)], label="300 points"))
    assert_cases(student.cut_tree, cases, compare=assert_labels)
    assert_leaves_arguments(student.cut_tree, [(PAPER, 4, 2), (MIXED, 6, 1)])


@pytest.mark.points(1)
def test_both_or_neither(student):
    """Raises ValueError if both k and height are given or neither is, and only then."""
    fails = {
        "neither": (PAPER, 4),
        "both": call_with(PAPER, 4, k=2, height=1.0),
        "both, height 0": call_with(PAPER, 4, k=2, height=0.0),
        "both, which agree": call_with(PAPER, 4, k=3, height=1.0),
        "both are None": call_with(MIXED, 6, k=None, height=None),
        "both, k = n and height 0": call_with(MIXED, 6, k=6, height=0),
    }
    works_on = [call_with(PAPER, 4, k=2), call_with(PAPER, 4, height=2.0), call_with(MIXED, 6, k=4)]
    assert_raises(student.cut_tree, ValueError, fails, works_on=works_on)


@counterexample_search(
    places=strategies.vectors((2, 5), low=0, high=9), height=strategies.choices(1.0, 0.0, 3.0)
)
def agrees_with_the_reference(student, reference, places, height):
    merges, n = reference.single_linkage(on_a_line(*places)), len(places)
    expected = reference.cut_tree(merges, n, height=height)
    assert_labels(student.cut_tree(merges, n, height=height), expected)
    assert_labels(student.cut_tree(merges, n, k=2), reference.cut_tree(merges, n, k=2))
