"""Hidden tests of local_competition; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.evolution_quality_diversity.archive_oracles import competition_case
from autograder.testing import (
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_nearest_others(student, reference, seed):
    """Counts the nearest others that are outperformed."""
    rng = np.random.default_rng(seed("descriptors"))
    B = np.array([[0.0, 0.0], [1.0, 0.0], [5.0, 0.0], [5.0, 3.0], [0.0, 7.0]])
    cases = [((np.array([4.0, 1.0, 5.0, 3.0, 2.0]), B, 2), np.array([1, 0, 2, 1, 0]))]
    for n, b, k in ((8, 2, 3), (12, 1, 5), (9, 4, 1), (20, 2, 10)):
        cases.append(competition_case(rng.normal(size=n), rng.normal(size=(n, b)), k))
    assert_cases(student.local_competition, cases)
    calls = [call for call, _ in cases]
    assert_agrees(student.local_competition, reference.local_competition, calls)
    assert_leaves_arguments(student.local_competition, calls)


@pytest.mark.points(1)
def test_duplicates(student):
    """Leaves each individual out by its index, also where descriptors are equal."""
    rng = np.random.default_rng(27)
    same, pairs = np.zeros((5, 2)), np.array([[0.0], [9.0], [0.0], [9.0], [0.0], [4.0]])
    cases = [competition_case([3.0, 1.0, 2.0, 5.0, 4.0], same, k) for k in (1, 2, 3)]
    cases += [competition_case(rng.permutation(6).astype(float), pairs, k) for k in (1, 2, 4)]
    assert_cases(student.local_competition, cases)


@pytest.mark.points(1)
def test_ties(student):
    """Takes the smaller index at equal distances, and outperforms nobody by equal fitness."""
    rng = np.random.default_rng(29)
    cross = np.array([[1.0, 0.0], [0.0, 1.0], [0.0, 0.0], [-1.0, 0.0], [0.0, -1.0]])
    row = np.arange(30.0)[:, np.newaxis] % 7
    cases = [competition_case(f, cross, k) for k in (1, 2, 3)
             for f in ([5.0, 1.0, 4.0, 2.0, 3.0], [1.0, 5.0, 4.0, 5.0, 1.0])]  # fmt: skip
    cases += [competition_case([2.0, 2.0, 1.0, 2.0, 2.0], cross, k) for k in (2, 4)]
    close = 1e-7 * np.array([[0.0], [3.0], [1.0], [7.0]])
    cases += [competition_case([1 + 2**-41, 1.0, 1 + 2**-40, 1.0], place, 1)
              for place in (close, 1e9 + 1e7 * close)]  # fmt: skip
    near = np.array([[0.0], [1 + 2**-31], [-1.0]])  # the third is nearer to the first
    cases += [competition_case(f, near, 1) for f in ([2.0, 1.0, 3.0], [2.0, 3.0, 1.0])]
    cases += [competition_case(rng.permutation(30).astype(float), row, k) for k in (3, 6)]
    cases += [competition_case(rng.integers(0, 3, size=30).astype(float), row[::-1], 5)]
    assert_cases(student.local_competition, cases)


@pytest.mark.points(1)
def test_sizes_and_errors(student):
    """Takes all others where k is n or more, counts 0 if there is none, refuses k below 1."""
    B = np.array([[0, 200], [3, 100], [250, 9]])
    cases = [competition_case([1.0, 3.0, 2.0], B, k) for k in (2, 3, 50)]
    cases += [competition_case([1.0], B[:1], k) for k in (1, 5)] + [
        competition_case([7, 9], B[:2], 1)
    ]
    small = np.array([[0, 0], [250, 0], [10, 0]], dtype=np.uint8)
    cases += [
        competition_case(np.array(f, dtype=np.uint8), small, 1) for f in ([1, 2, 3], [2, 1, 3])
    ]
    answers = assert_cases(student.local_competition, cases)
    whole = [np.asarray(answer).dtype.kind in "iu" for answer in answers]
    require(whole, "The counts are no integers.")
    fails = {f"k = {k}": (np.arange(3.0), B, k) for k in (0, -1)}
    fails["k = 0, a single individual"] = np.ones(1), B[:1], 0
    assert_raises(student.local_competition, ValueError, fails, works_on=[(np.arange(3.0), B, 1)])


@counterexample_search(
    B=strategies.matrices((1, 4), 1, low=0, high=6), k=strategies.choices(1, 2, 3)
)
def agrees_with_the_reference(student, reference, B, k):
    fitness = np.array([2.0, 1.0, 3.0, 2.0])[: len(B)]
    got = student.local_competition(fitness, B, k)
    assert_close(got, reference.local_competition(fitness, B, k))
