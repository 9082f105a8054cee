"""Hidden tests of clustering/single_linkage; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.clustering.cluster_oracles import (
    assert_heights,
    assert_links,
    assert_merges,
    assert_rough_heights,
    assert_smaller_first,
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
    assert_varies,
    counterexample_search,
    strategies,
)

CHAIN = on_a_line(0, 1, 3, 7)
# A chain of four and a pair: nearest points, farthest points and means merge differently.
TWO_KINDS = on_a_line(0, 2, 4.5, 7.5, 14, 18)


@pytest.mark.points(1)
def test_merges(student, reference, seed):
    """Lists which clusters are merged, at which height, and their size; new ones count up."""
    rng = np.random.default_rng(seed("rows"))
    paper = [[0, 1, 1, 2], [2, 4, 2, 3], [3, 5, 4, 4]]
    two = [[2, 3, 1, 2], [0, 1, 2, 2], [4, 5, 7, 4]]
    cases = [((CHAIN,), np.array(paper)), ((on_a_line(0, 2, 9, 10),), np.array(two))]
    tables = [gaps_between(rng.normal(size=(n, d))) for n, d in [(6, 2), (9, 1), (12, 3)]]
    cases += [((D,), linked(D)) for D in [TWO_KINDS, TWO_KINDS[::-1, ::-1], *tables]]
    assert_cases(student.single_linkage, cases, compare=assert_merges)
    assert_agrees(student.single_linkage, reference.single_linkage, tables, compare=assert_merges)


@pytest.mark.points(1)
def test_nearest_points_count(student, seed):
    """Merges at the distance of the two nearest points, not of the farthest, nor of means."""
    rng = np.random.default_rng(seed("rows"))
    heights = np.cumsum([0.0, 1.0, 1.25, 1.5, 1.75, 2.25, 2.5])
    tables = [on_a_line(*heights), on_a_line(*rng.permutation(heights)), TWO_KINDS]
    tables.append(gaps_between(np.column_stack([heights, rng.uniform(0, 0.5, size=7)])))
    # Distances that are no distances of any points: the triangle inequality does not hold.
    tables.append(np.array([[0.0, 1, 9, 9.5], [1, 0, 2, 8], [9, 2, 0, 3], [9.5, 8, 3, 0]]))
    cases = [(D, linked(D)) for D in tables]
    assert_cases(student.single_linkage, cases, compare=assert_heights)


@pytest.mark.points(1)
def test_ties(student, seed):
    """Merges of equally near pairs the one with the smallest a, then with the smallest b."""
    rng = np.random.default_rng(seed("tables"))
    corners = np.array([[0.0, 3, 4, 3], [3, 0, 3, 4], [4, 3, 0, 3], [3, 4, 3, 0]])
    cases = [
        Case((5 * (1 - np.eye(4)),), linked(5 * (1 - np.eye(4))), label="four points, all equal"),
        Case((7 * (1 - np.eye(7)),), linked(7 * (1 - np.eye(7))), label="seven points, all equal"),
        Case((corners,), linked(corners), label="the corners of a square"),
        Case((on_a_line(4, 0, 2, 6, 8),), linked(on_a_line(4, 0, 2, 6, 8)), label="equal steps"),
        Case((on_a_line(0, 10, 1, 11, 5),), linked(on_a_line(0, 10, 1, 11, 5)), label="two pairs"),
        Case((np.zeros((5, 5)),), linked(np.zeros((5, 5))), label="five points in one place"),
    ]
    fixed = np.random.default_rng(0)
    for generator, label in ((fixed, "small integers"), (rng, "small integers")):
        tables = [whole_table(generator, n, high) for n, high in [(6, 3), (8, 4), (9, 2), (5, 2)]]
        cases += [Case((D,), linked(D), label=label) for D in tables]
    assert_cases(student.single_linkage, cases, compare=assert_links)


@pytest.mark.points(1)
def test_equal_points(student):
    """Merges equal points at the height 0, of several places in the right order."""
    cases = []
    for places in ([4, 4, 4], [1, 9, 1, 9, 1], [0, 3, 3, 0, 3], [2, 2], [6, 0, 6, 0, 6, 0]):
        D = on_a_line(*places)
        cases.append(Case((D,), linked(D), label=f"{len(places)} points, some of them equal"))
    assert_cases(student.single_linkage, cases, compare=assert_heights)


@pytest.mark.points(1)
def test_few_points(student):
    """Has an empty table of four columns for one point, and a single row for two."""
    assert_varies(student.single_linkage, [CHAIN, on_a_line(0, 3)])
    cases = [
        Case((np.zeros((1, 1)),), np.zeros((0, 4)), label="a single point"),
        Case((on_a_line(0, 3),), np.array([[0.0, 1, 3, 2]]), label="two points"),
        Case((on_a_line(5, -2),), np.array([[0.0, 1, 7, 2]]), label="two points"),
        Case((1e90 * on_a_line(0, 3),), np.array([[0.0, 1, 3e90, 2]]), label="unit 1e+90"),
        Case((on_a_line(0, 9, 4),), np.array([[0.0, 2, 4, 2], [1, 3, 5, 3]]), label="three points"),
    ]
    assert_cases(student.single_linkage, cases, compare=assert_merges)


@pytest.mark.points(1)
def test_wrong_tables(student):
    """Raises ValueError for tables that are not square or not symmetric, in any unit."""
    early, late = TWO_KINDS.copy(), TWO_KINDS.copy()
    early[0, 1] += 0.5
    late[5, 4] += 0.5
    fails = {
        "two rows, three columns": np.zeros((2, 3)),
        "three rows, two columns": TWO_KINDS[:3, :2],
        "one row, three columns": np.ones((1, 3)),
        "three rows, one column": np.ones((3, 1)),
        "an asymmetry in the first row": early,
        "an asymmetry in the last row": late,
        "an upper triangle": np.triu(TWO_KINDS),
        "integers, not symmetric": np.array([[0, 1], [2, 0]]),
        "an asymmetry in a tiny unit": 1e-12 * early,
        "an asymmetry of 1e-6 of the largest": TWO_KINDS + 1e-6 * np.triu(TWO_KINDS),
        "signs that cancel": np.array([[0.0, 1, 2], [2, 0, 2], [2, 1, 0]]),
        "rows and columns of equal sums": np.array([[0.0, 1, 2], [2, 0, 1], [1, 2, 0]]),
    }
    assert_raises(student.single_linkage, ValueError, fails, works_on=[CHAIN, TWO_KINDS])


@pytest.mark.points(1)
def test_rounding_integers_and_units(student, seed):
    """Overlooks rounding in D, takes integers and any unit, and leaves the argument as it was."""
    rng = np.random.default_rng(seed("rows"))
    D = on_a_line(*np.cumsum(np.cumsum(rng.uniform(0.5, 1.0, size=7))))
    cases = []
    for unit in (1.0, 1e6, 1e-9):
        rounded = unit * (D + 1e-12 * np.triu(D))
        cases.append(Case((rounded,), linked(unit * D), label=f"rounding, unit {unit:g}"))
    assert_cases(student.single_linkage, cases, compare=assert_smaller_first)
    cases = []
    near = on_a_line(0, 1e-3, 5, 9, 16)
    rounded = near + 5e-12 * np.triu(np.ones((5, 5)), 1)
    case = Case((rounded,), linked(near), label="small distances with the rounding of large ones")
    assert_cases(student.single_linkage, [case], compare=assert_rough_heights)
    cases += [
        Case((unit * CHAIN,), linked(unit * CHAIN), label=f"unit {unit:g}")
        for unit in (1e-90, 1e90)
    ]
    for kind in (np.uint8, np.int64):
        table = on_a_line(0, 10, 30, 70, 150, 255).astype(kind)
        label = f"distances of dtype {np.dtype(kind).name}"
        cases.append(Case((table,), linked(table.astype(float)), label=label))
    assert_cases(student.single_linkage, cases, compare=assert_heights)
    assert_leaves_arguments(student.single_linkage, [CHAIN, D])


@counterexample_search(places=strategies.vectors((1, 5), low=0, high=9))
def agrees_with_the_reference(student, reference, places):
    D = on_a_line(*places)
    assert_merges(student.single_linkage(D), reference.single_linkage(D))
