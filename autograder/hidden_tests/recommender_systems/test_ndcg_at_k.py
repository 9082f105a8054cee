"""Hidden tests of ndcg_at_k; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.recommender_systems.holey_tables import integer_cases
from autograder.hidden_tests.recommender_systems.rating_oracles import gain_by_places
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_invariant,
    assert_leaves_arguments,
    assert_raises,
    assert_varies,
    counterexample_search,
    strategies,
)

WORTH = np.array([3.0, 0.0, 2.0, 1.0])
SCORES = np.array([1.0, 9.0, 5.0, 7.0])
THIRD = np.log2(3)


@pytest.mark.points(1)
def test_all_places(student, reference, seed):
    """Judges the whole order: perfect ones with 1, others with less, k above d too."""
    ideal = 3 + 2 / THIRD + 1 / 2
    cases = [
        Case((WORTH, WORTH, 4), 1.0, label="a perfect order"),
        ((WORTH, SCORES, 4), (1 / THIRD + 2 / 2 + 3 / np.log2(5)) / ideal),
        Case(
            (WORTH, -WORTH, 4),
            (1 / THIRD + 2 / 2 + 3 / np.log2(5)) / ideal,
            label="the worst order",
        ),
        Case((WORTH, SCORES, 9), (1 / THIRD + 2 / 2 + 3 / np.log2(5)) / ideal, label="k above d"),
    ]
    rng = np.random.default_rng(seed("lists"))
    for d, k in [(5, 5), (7, 7), (6, 40)]:
        call = rng.random(d) * 4, rng.permutation(d) * 1.0, k
        cases.append((call, gain_by_places(*call)))
    assert_cases(student.ndcg_at_k, cases)
    calls = [(WORTH, SCORES, 4), *[call for call, _ in cases[4:]]]
    assert_agrees(student.ndcg_at_k, reference.ndcg_at_k, calls)


@pytest.mark.points(1)
def test_first_places(student, seed):
    """Counts the first k places alone, and takes the best order of all items to compare."""
    cases = [
        ((WORTH, SCORES, 2), (1 / THIRD) / (3 + 2 / THIRD)),
        ((WORTH, SCORES, 3), (1 / THIRD + 1) / (3 + 2 / THIRD + 1 / 2)),
        Case((WORTH, np.array([1.0, 2.0, 9.0, 0.0]), 1), 2 / 3, label="one place"),
        Case((WORTH, WORTH, 1), 1.0, label="one place"),
        Case((np.array([5.0]), np.array([-1.0]), 1), 1.0, label="one item"),
    ]
    long = np.arange(1.0, 13.0), -np.arange(12.0), 2
    cases.append(Case(long, gain_by_places(*long), label="the best items at the end of the list"))
    rng = np.random.default_rng(seed("lists"))
    for d, k in [(8, 3), (6, 1), (9, 5)]:
        call = rng.random(d) * 4, rng.permutation(d) * 1.0, k
        cases.append((call, gain_by_places(*call)))
    assert_cases(student.ndcg_at_k, cases)


@pytest.mark.points(1)
def test_ties(student, seed):
    """Puts the smaller number first among equal scores."""
    ideal = 3 + 2 / THIRD + 1 / 2
    cases = [
        ((np.array([0.0, 3.0]), np.array([1.0, 1.0]), 2), 1 / THIRD),
        ((np.array([3.0, 0.0]), np.array([1.0, 1.0]), 2), 1.0),
        ((WORTH, np.array([2.0, 2.0, 5.0, 2.0]), 4), (2 + 3 / THIRD + 1 / np.log2(5)) / ideal),
        ((WORTH, np.array([-2.0, -2.0, -2.0, -2.0]), 4), (3 + 1 + 1 / np.log2(5)) / ideal),
    ]
    level = np.array([2.0, 5.0, 5.0, 1.0, 5.0, 2.0, 5.0, 2.0])
    for k in (3, 5):
        call = np.arange(8.0), level, k
        cases.append(Case(call, gain_by_places(*call), label="a tie at the last place"))
    rng = np.random.default_rng(seed("lists"))
    for d in (8, 20):
        call = rng.random(d) * 4, rng.integers(0, 3, size=d) * 1.0, d
        cases.append((call, gain_by_places(*call)))
    assert_cases(student.ndcg_at_k, cases)


@pytest.mark.points(1)
def test_forms(student, seed):
    """Is 0 if nothing is relevant, takes other scales of scores, decimals and integers."""
    rng = np.random.default_rng(seed("lists"))
    decimals = np.array([0.25, 1.5, 0.125, 2.75])
    right = gain_by_places(WORTH, SCORES, 4)
    assert_varies(student.ndcg_at_k, [(WORTH, WORTH, 1), (WORTH, SCORES, 2)])
    cases = [
        Case((0 * WORTH, SCORES, 4), 0.0, label="nothing is relevant"),
        Case((0 * WORTH, SCORES, 1), 0.0, label="nothing is relevant"),
        Case((decimals, SCORES, 4), gain_by_places(decimals, SCORES, 4), label="decimals"),
        Case((1e-200 * WORTH, SCORES, 4), right, label="tiny relevances"),
        Case((1e200 * WORTH, SCORES, 4), right, label="huge relevances"),
    ]
    call = np.array([200.0, 0.0, 150.0, 7.0]), np.array([3.0, 250.0, 0.0, 90.0]), 4
    cases += integer_cases(call, gain_by_places(*call), (0, 1), (np.int64, np.uint8))
    low = np.array([3, 5, 100, 0], dtype=np.int8), np.array([-128, 3, 127, 0], dtype=np.int8), 4
    cases.append(Case(low, gain_by_places(*low), label="arrays of int8"))
    assert_cases(student.ndcg_at_k, cases, atol=1e-15)
    calls = [(rng.random(6), rng.permutation(6) - 2.5, 6) for _ in range(2)]
    assert_invariant(student.ndcg_at_k, calls, lambda r, s, k: (r, np.exp(s / 2), k))
    assert_invariant(student.ndcg_at_k, calls, lambda r, s, k: (r, 1e-9 * s + 5, k))
    assert_leaves_arguments(student.ndcg_at_k, [(WORTH, SCORES, 2), (decimals, SCORES, 4)])


@pytest.mark.points(1)
def test_no_place(student):
    """Raises ValueError if k is below 1."""
    calls = {
        "k = 0": (WORTH, SCORES, 0),
        "k = -1": (WORTH, SCORES, -1),
        "k = 0, nothing relevant": (0 * WORTH, SCORES, 0),
        "k = -7": (WORTH, SCORES, -7),
        "k = -1, nothing relevant": (0 * WORTH, SCORES, -1),
    }
    assert_raises(student.ndcg_at_k, ValueError, calls, works_on=[(WORTH, SCORES, 1)])


@counterexample_search(
    relevance=strategies.vectors(3, low=0, high=3), scores=strategies.vectors(3, low=-1, high=1),
    k=strategies.choices(1, 2, 3, 5),
)  # fmt: skip
def agrees_with_the_reference(student, reference, relevance, scores, k):
    call = relevance, scores, k
    assert_close(student.ndcg_at_k(*call), reference.ndcg_at_k(*call), atol=1e-12)
