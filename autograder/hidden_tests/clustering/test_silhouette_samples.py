"""Hidden tests of clustering/silhouette_samples; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.clustering.cluster_oracles import gaps_between, on_a_line, silhouettes
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

PLACES = on_a_line(0, 2, 3, 10, 12, 30, 31, 11)
GROUPS = np.array([0, 0, 0, 1, 1, 2, 2, 0])


@pytest.mark.points(1)
def test_silhouettes(student, reference, seed):
    """Compares the own cluster, without the point itself, with the nearest other one."""
    rng = np.random.default_rng(seed("rows"))
    paper = on_a_line(0, 1, 5, 6), np.array([0, 0, 1, 1])
    apart = on_a_line(0, 4, 100, 104, 7), np.array([0, 0, 1, 1, 2])
    cases = [(paper, [4.5 / 5.5, 3.5 / 4.5, 3.5 / 4.5, 4.5 / 5.5])]
    calls = [(PLACES, GROUPS), (PLACES, GROUPS[::-1]), apart]
    calls += [(on_a_line(3, 3, 5, 20, 21), np.array([0, 0, 0, 1, 1]))]
    for n, d, K in [(9, 2, 3), (12, 3, 4), (6, 1, 2)]:
        calls.append((gaps_between(rng.normal(size=(n, d))), rng.permutation(np.arange(n) % K)))
    cases += [(call, silhouettes(*call)) for call in calls]
    assert_cases(student.silhouette_samples, cases, atol=1e-12)
    settings = {"atol": 1e-12}
    assert_agrees(student.silhouette_samples, reference.silhouette_samples, calls, **settings)


@pytest.mark.points(1)
def test_special_points(student):
    """Is 0 for points that are alone or all equal, and 1 for equal points away from the others."""
    cases = [
        Case((on_a_line(0, 0, 5), np.array([3, 3, 8])), [1.0, 1.0, 0.0], label="one alone"),
        Case((on_a_line(4, 0, 0, 9), np.array([2, 0, 0, 5])), [0.0, 1.0, 1.0, 0.0],
             label="two alone"),
        Case((on_a_line(1, 2, 4), np.array([0, 1, 2])), [0.0, 0.0, 0.0], label="all alone"),
        Case((on_a_line(3, 3, 8, 8), np.array([0, 0, 1, 1])), [1.0] * 4, label="equal points"),
        Case((on_a_line(3, 3, 3, 3, 3), np.array([0, 1, 0, 2, 1])), [0.0] * 5,
             label="all points equal, three clusters"),
        Case((np.zeros((4, 4)), np.array([0, 0, 1, 1])), [0.0] * 4, label="all points equal"),
    ]  # fmt: skip
    assert_cases(student.silhouette_samples, cases, atol=1e-12)


@pytest.mark.points(1)
def test_names_units_and_integers(student):
    """Takes any integers as labels, any unit and integers as distances; changes no argument."""
    places, groups = on_a_line(0, 2, 3, 20, 22, 27), np.array([0, 0, 0, 1, 1, 1])
    expected = silhouettes(places, groups)
    cases = [
        Case((places, np.array([7, -2])[groups]), expected, label="labels 7 and -2"),
        Case((places, np.array([4, -1])[groups]), expected, label="a label of -1"),
        Case((places, groups + 1), expected, label="labels from 1"),
        Case((places, 1 - groups), expected, label="labels in another order"),
        Case((places, (100 * groups).astype(np.uint8)), expected, label="labels of dtype uint8"),
        Case((places.astype(np.uint8), groups), expected, label="distances of dtype uint8"),
        Case((places.astype(int), groups), expected, label="distances that are integers"),
    ]
    many = on_a_line(*range(0, 240, 12)).astype(np.uint8)
    halves = np.arange(20) // 10
    cases.append(Case((many, halves), silhouettes(many.astype(float), halves), label="dtype uint8"))
    far = 4 * 10**18 * (1 - np.eye(7, dtype=int))
    far[4:, :4], far[:4, 4:] = 8 * 10**18, 8 * 10**18
    call = far, np.array([0, 0, 0, 0, 1, 1, 1])
    cases.append(Case(call, np.full(7, 0.5), label="sums above 2**63"))
    cases += [
        Case((unit * places, groups), expected, label=f"unit {unit:g}")
        for unit in (1e-90, 1e-12, 1e90)
    ]
    assert_cases(student.silhouette_samples, cases, atol=1e-12)
    assert_leaves_arguments(student.silhouette_samples, [(places, groups), (places, groups + 1)])


@pytest.mark.points(1)
def test_one_cluster(student):
    """Raises ValueError if there is one cluster only, whatever its name, and only then."""
    fails = {
        "all labels 0": (PLACES, 0 * GROUPS),
        "all labels 5": (PLACES, 0 * GROUPS + 5),
        "a single point": (np.zeros((1, 1)), np.array([0])),
        "two points, one cluster": (on_a_line(0, 3), np.array([1, 1])),
    }
    works_on = [(PLACES, GROUPS), (on_a_line(0, 1, 5), np.array([0, 0, 1]))]
    assert_raises(student.silhouette_samples, ValueError, fails, works_on=works_on)


@counterexample_search(places=strategies.vectors((3, 5), low=0, high=9))
def agrees_with_the_reference(student, reference, places):
    call = on_a_line(*places), np.arange(len(places)) // 2
    assert_close(student.silhouette_samples(*call), reference.silhouette_samples(*call), atol=1e-9)
