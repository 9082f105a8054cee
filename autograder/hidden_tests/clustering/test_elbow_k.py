"""Hidden tests of clustering/elbow_k; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.clustering.cluster_oracles import assert_elbow
from autograder.testing import (
    Case,
    as_array,
    as_number,
    assert_agrees,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)

IRISES = np.array([681.371, 152.348, 78.851, 57.228, 46.446])
FIVE = np.arange(1, 6)


@pytest.mark.points(1)
def test_sharpest_bend(student, reference, seed):
    """Names the sharpest bend, not the largest drop, wherever it is between the ends."""
    rng = np.random.default_rng(seed("losses"))
    cases = [
        Case((np.array([100.0, 60.0, 40.0, 5.0, 4.0]), FIVE), 4, label="the worked example"),
        Case((IRISES, FIVE), 2, label="150 irises"),
        Case((np.array([90.0, 80.0, 40.0, 35.0, 32.0]), FIVE), 3, label="a bend in the middle"),
        Case((np.array([9.0, 8.0, 2.0]), np.array([1, 2, 3])), 2, label="three ks"),
        Case((np.array([50.0, 30.0, 11.0, 10.0]), FIVE[:4]), 3, label="four ks"),
    ]
    calls = []
    for m, elbow in ((6, 3), (12, 7), (9, 5)):
        drops = np.where(np.arange(1, m) < elbow, 50.0, 5.0) + rng.uniform(0, 5, size=m - 1)
        losses = 10.0 + np.append(np.cumsum(drops[::-1])[::-1], 0.0)
        calls.append((losses, np.arange(1, m + 1)))
        bends = [losses[i - 1] - 2 * losses[i] + losses[i + 1] for i in range(1, m - 1)]
        cases.append((calls[-1], 2 + bends.index(max(bends))))
    assert_cases(student.elbow_k, cases, compare=assert_elbow)
    assert_agrees(student.elbow_k, reference.elbow_k, calls, compare=assert_elbow)


@pytest.mark.points(1)
def test_ties(student):
    """Names the smallest k of tied bends, also where rounding alone parts them."""
    cases = [
        Case((np.array([10.0, 6.0, 5.0, 1.0, 0.0]), FIVE), 2, label="equal integers"),
        Case((np.array([23.0, 17.0, 10.0, 7.0, 2.0, 1.0]), np.arange(1, 7)), 3, label="integers"),
        Case((np.array([7.0, 6.0, 5.0, 4.0, 3.0]), FIVE), 2, label="a straight line"),
    ]
    for scale in (0.1, 0.3, 1 / 3, 0.7, 1e-7 / 3, 1e9 / 3):
        losses = scale * np.array([23.0, 17.0, 10.0, 7.0, 2.0, 1.0])
        cases.append(Case((losses, np.arange(1, 7)), 3, label="two bends equal but for rounding"))
        losses = scale * np.array([15.0, 9.0, 7.0, 2.0, 1.0])
        cases.append(Case((losses, FIVE), 2, label="two bends equal but for rounding"))
    near = np.array([23.0, 17.0, 10.0, 7.0, 2.0 - 2e-9, 1.0])
    cases.append(Case((near, np.arange(1, 7)), 3, label="bends that differ by 1e-10 of the loss"))
    apart = np.array([22.0, 17.0, 11.0, 10.0, 3.0 - 1e-5, 1.0])
    cases.append(Case((apart, np.arange(1, 7)), 5, label="bends that differ by 1e-6 of the loss"))
    flat = np.array([1000.0, 900.0, 800.0, 700.0 + 5e-7, 600.0 + 1e-6])
    cases.append(Case((flat, FIVE), 2, label="all bends below 1e-9 of the loss"))
    rising = np.array([1.0, 101.0, 201.0, 301.0 + 1e-7, 401.0 + 2e-7])
    cases.append(Case((rising, FIVE), 2, label="losses that rise, all bends below 1e-9 of them"))
    chain = np.array([62.5 - 2e-7, 32.0 - 5e-8, 11.5, 1.0, 0.5])  # bends 10 - 1e-7, 10 - 5e-8, 10
    cases.append(Case((chain, FIVE), 3, label="of three bends the last two within 1e-9"))
    assert_cases(student.elbow_k, cases, compare=assert_elbow)


@pytest.mark.points(1)
def test_negative_bends(student):
    """Names the largest bend also where all of them are negative or 0."""
    cases = [
        Case((np.array([20.0, 19.0, 17.5, 10.0, 1.0]), FIVE), 2, label="all bends negative"),
        Case((np.array([20.0, 15.0, 9.0, 2.5, -9.0]), FIVE), 3, label="all bends negative"),
        Case((np.array([20.0, 18.0, 15.5, 12.0, 1.0]), FIVE), 2, label="all bends negative"),
        Case((np.array([40.0, 38.0, 30.0, 21.0, 11.5, 1.0]), np.arange(1, 7)), 4,
             label="all bends negative"),
        Case((np.array([20.0, 19.0, 17.0, 15.0, 8.0]), FIVE), 3, label="bends of -1, 0 and -5"),
    ]  # fmt: skip
    assert_cases(student.elbow_k, cases, compare=assert_elbow)


@pytest.mark.points(1)
def test_other_ks_and_units(student):
    """Returns an entry of ks, which may begin anywhere and go in steps; any unit, no changes."""
    losses = np.array([90.0, 80.0, 40.0, 35.0, 32.0])
    cases = [
        Case((losses, FIVE + 6), 9, label="ks from 7 to 11"),
        Case((losses, 2 * FIVE), 6, label="ks in steps of 2"),
        Case((IRISES, 5 * FIVE - 3), 7, label="ks in steps of 5"),
        Case((losses, FIVE - 1), 2, label="ks from 0"),
        Case((losses.astype(int), FIVE), 3, label="integers"),
        Case((np.array([200, 150, 60, 50, 45], dtype=np.uint8), FIVE), 3, label="losses of uint8"),
    ]
    for unit in (1e-60, 1e-12, 1e12, 1e60):
        cases.append(Case((unit * losses, FIVE), 3, label=f"losses times {unit:g}"))
        late = unit * np.array([100.0, 90.0, 60.0, 10.0, 4.0, 3.5])
        cases.append(Case((late, 3 * np.arange(1, 7)), 12, label=f"losses times {unit:g}"))
    for got in assert_cases(student.elbow_k, cases, compare=assert_elbow):
        require(as_array(got, shape=()).dtype.kind in "iu", "The result is no integer.")
    assert_leaves_arguments(student.elbow_k, [(losses, FIVE), (IRISES, 2 * FIVE)])


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for fewer than three ks and for a gap anywhere, and only then."""
    seven = np.array([70.0, 40.0, 20.0, 12.0, 9.0, 7.0, 6.0])
    lists = {
        "two ks": [1, 2],
        "a single k": [4],
        "a gap at the end": [1, 2, 3, 5],
        "a gap at the start": [1, 3, 4, 5],
        "a gap in the middle": [1, 2, 3, 5, 6, 7],
        "steps of 2 and of 1": [2, 4, 6, 7],
        "gaps that make up for each other": [1, 2, 4, 7, 8, 11],
        "three ks with a gap": [1, 2, 4],
    }
    fails = {label: (seven[: len(ks)], np.array(ks)) for label, ks in lists.items()}
    works_on = [(seven, np.arange(1, 8)), (seven[:3], np.array([1, 2, 3]))]
    assert_raises(student.elbow_k, ValueError, fails, works_on=works_on)


@counterexample_search(losses=strategies.vectors(5, low=0, high=9))
def agrees_with_the_reference(student, reference, losses):
    expected = reference.elbow_k(losses + 1, FIVE)
    assert_equal(int(as_number(student.elbow_k(losses + 1, FIVE))), int(expected))
