"""Hidden tests of recommend; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.recommender_systems.rating_oracles import list_by_sorting
from autograder.testing import (
    Case,
    as_array,
    assert_agrees,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    assert_varies,
    counterexample_search,
    require,
    strategies,
)

SCORES = np.array([3.0, 9.0, 4.0, -1.0, 7.0, 0.5])
SEEN = np.array([False, True, False, False, False, True])
NONE = np.zeros(6, dtype=bool)
INF = np.inf


@pytest.mark.points(1)
def test_order(student, reference, seed):
    """Returns the best unseen items, best first, and no seen one, however good."""
    cases = [
        ((SCORES, SEEN, 3), np.array([4, 2, 0])),
        ((SCORES, NONE, 2), np.array([1, 4])),
        ((SCORES, ~SEEN, 1), np.array([1])),
        ((-SCORES, SEEN, 4), np.array([3, 0, 2, 4])),
        ((SCORES, SEEN, 4), np.array([4, 2, 0, 3])),
        ((np.array([0.2, 0.7, -0.6, -0.4]), np.zeros(4, dtype=bool), 4), np.array([1, 0, 3, 2])),
    ]
    rng = np.random.default_rng(seed("scores"))
    for d, n_top in [(7, 3), (9, 1), (8, 2)]:
        call = rng.permutation(d) - 3.5, np.arange(d) % 3 == rng.integers(3), n_top
        cases.append((call, list_by_sorting(*call)))
    assert_cases(student.recommend, cases, compare=assert_equal)
    calls = [call for call, _ in cases]
    assert_agrees(student.recommend, reference.recommend, calls, compare=assert_equal)


@pytest.mark.points(1)
def test_ties(student, seed):
    """Puts the smaller number first among equal scores, also at the end of the list."""
    level = np.array([2.0, 5.0, 5.0, 1.0, 5.0, 2.0, 5.0, 2.0])
    free = np.zeros(8, dtype=bool)
    cases = [
        ((level, free, 8), np.array([1, 2, 4, 6, 0, 5, 7, 3])),
        ((level, free, 2), np.array([1, 2])),
        Case((level, free, 5), np.array([1, 2, 4, 6, 0]), label="a tie at the end of the list"),
        ((-level, free, 4), np.array([3, 0, 5, 7])),
        ((level - 9, np.arange(8) == 1, 3), np.array([2, 4, 6])),
        ((0 * level, np.arange(8) == 0, 3), np.array([1, 2, 3])),
        ((np.array([-0.0, 0.0, -1.0]), np.zeros(3, dtype=bool), 3), np.array([0, 1, 2])),
    ]
    rng = np.random.default_rng(seed("scores"))
    for d in (8, 9):
        call = rng.integers(-2, 1, size=d).astype(float), np.arange(d) % 4 == rng.integers(4), d - 3
        cases.append((call, list_by_sorting(*call)))
    assert_cases(student.recommend, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_too_few(student):
    """Returns all unseen items if they are fewer; an empty array of integers if there are none."""
    assert_varies(student.recommend, [(SCORES, SEEN, 3), (SCORES, NONE, 1)])
    cases = [
        Case((SCORES, SEEN, 5), np.array([4, 2, 0, 3]), label="n_top above what is left"),
        Case((SCORES, SEEN, 100), np.array([4, 2, 0, 3]), label="n_top above what is left"),
        Case((SCORES, NONE, 7), np.array([1, 4, 2, 0, 5, 3]), label="n_top above d"),
    ]
    assert_cases(student.recommend, cases, compare=assert_equal)
    empty = [(SCORES, SEEN | True, 3), (SCORES, SEEN, 0), (SCORES, SEEN | True, 0)]
    for got in student.recommend.map(empty):
        array = as_array(got, shape=(0,))
        require(array.dtype.kind in "iu", "An empty list must be an array of integers.")


@pytest.mark.points(1)
def test_infinite_scores(student):
    """Puts unseen items of score minus infinity last, and never returns a seen one."""
    low = np.array([-INF, 2.0, -INF, 8.0, -INF])
    cases = [
        Case((low, np.array([0, 0, 1, 0, 0]) > 0, 4), np.array([3, 1, 0, 4]), label="-inf"),
        Case((low, np.array([0, 1, 0, 1, 0]) > 0, 2), np.array([0, 2]), label="-inf alone"),
        Case((low, np.array([0, 0, 1, 0, 1]) > 0, 3), np.array([3, 1, 0]), label="-inf"),
        Case((-low, np.array([1, 0, 0, 0, 0]) > 0, 3), np.array([2, 4, 1]), label="inf"),
        Case((np.array([1e300, INF, -1e300, -INF]), np.array([0, 1, 0, 0]) > 0, 3),
             np.array([0, 2, 3]), label="huge scores"),
        Case((np.array([3.0, -INF, 2.0]), np.array([1, 0, 1]) > 0, 1), np.array([1]),
             label="-inf alone"),
    ]  # fmt: skip
    assert_cases(student.recommend, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_forms(student, seed):
    """Takes long lists, nearly equal scores and integers, and leaves arguments alone."""
    rng = np.random.default_rng(seed("scores"))
    near = np.array([1.0, 1.0 + 1e-12, 1.0 - 1e-12, 1.0 + 1e-14])
    four = np.zeros(4, dtype=bool)
    cases = [
        Case((near, four, 4), np.array([1, 3, 0, 2]), label="nearly equal scores"),
        Case((1e-12 * SCORES, SEEN, 3), np.array([4, 2, 0]), label="tiny scores"),
    ]
    whole = np.array([3, 250, 0, 200, 7])
    right = np.array([1, 3, 4, 0, 2])
    for kind in (np.uint8, np.uint64, np.int64):
        call = whole.astype(kind), np.zeros(5, dtype=bool), 5
        cases.append(Case(call, right, label=f"scores of {kind.__name__}"))
    small = np.array([-128, 5, 127], dtype=np.int8), np.zeros(3, dtype=bool), 3
    cases.append(Case(small, np.array([2, 1, 0]), label="scores of int8"))
    for d in (30, 300):
        call = rng.permutation(d) / 4, rng.random(d) < 0.2, d // 2
        cases.append(Case(call, list_by_sorting(*call), label="long lists"))
    many = np.arange(36) * 5.0 % 37, np.arange(36) % 5 == 0, 20
    cases.append(Case(many, list_by_sorting(*many), label="long lists"))
    assert_cases(student.recommend, cases, compare=assert_equal)
    assert_leaves_arguments(
        student.recommend, [(SCORES, SEEN, 3), (SCORES, SEEN, 9), (SCORES, NONE, 9)]
    )


@counterexample_search(
    scores=strategies.vectors(4, low=-1, high=2), S=strategies.vectors(4, low=0, high=1),
    n_top=strategies.choices(1, 2, 4, 9, 0),
)  # fmt: skip
def agrees_with_the_reference(student, reference, scores, S, n_top):
    call = scores, S > 0, n_top
    assert_equal(student.recommend(*call), reference.recommend(*call))
