"""Hidden tests of ensembles/majority_vote; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.ensembles.majority_vote_oracle import (
    FRUIT,
    assert_labels,
    count,
    is_clear,
)
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_clear_majorities(student):
    """Names the most frequent label of each row: text, integers, as many models as rows."""
    words = np.array([["fig", "lime", "fig"], ["lime", "lime", "kiwi"], ["fig", "pear", "kiwi"]])
    numbers = np.array([[5, -1, 300, 7], [5, -1, -1, 7], [2, 300, 300, 7]])
    many = np.array([[9, 1]] * 2 + [[4, 1]] * 3 + [[12, 8]] * 2)
    large = np.array([[2**53 + 1, -2], [2**53, 7], [2**53 + 1, -2]])
    floats = np.array([[-1.0, 1.0], [1.0, 1.0], [-1.0, -1.0]])
    cases = [
        ((words,), np.array(["fig", "lime", "kiwi"])),
        ((numbers,), np.array([5, -1, 300, 7])),
        ((many,), np.array([4, 1])),
        ((floats,), np.array([-1.0, 1.0])),
        (
            (np.array([["pear", "fig", "grapefruit (pink)"]]),),
            np.array(["pear", "fig", "grapefruit (pink)"]),
        ),
        ((np.repeat([[3], [2]], [100, 260], axis=0),), np.array([2])),
    ]
    far = Case((large,), np.array([2**53 + 1, -2]), label="integers above 2**53")
    assert_cases(student.majority_vote, [*cases, far], compare=assert_labels)
    assert_leaves_arguments(student.majority_vote, [call for call, _ in cases])


@pytest.mark.points(1)
def test_ties(student):
    """Lets the smallest of tied labels win, wherever it stands."""
    cases = [
        Case(
            (np.array([["pear", "fig"], ["fig", "pear"]]),),
            np.array(["fig", "fig"]),
            label="two models",
        ),
        Case((np.array([[7], [3], [3], [7], [9]]),), np.array([3]), label="five models"),
        Case((np.array([[2], [-4], [10], [-4], [10], [2]]),), np.array([-4]), label="three tied"),
        Case((np.array([[0, 9], [1, 8], [2, 7], [3, 6]]),), np.array([0, 6]), label="all tied"),
        Case((np.array([["b"], ["c"], ["a"], ["c"]]),), np.array(["c"]), label="no tie"),
        Case((np.array([[10, -2, 5], [9, -1, 5]]),), np.array([9, -2, 5]), label="9 and 10"),
    ]
    assert_cases(student.majority_vote, cases, compare=assert_labels)


@pytest.mark.points(1)
def test_weights(student, seed):
    """Adds up weights: a heavy model outvotes others, one of weight 0 does not count."""
    P = np.array([["fig", "pear"], ["kiwi", "lime"], ["kiwi", "pear"]])
    cases = [
        ((P, np.array([5.0, 2.0, 2.0])), np.array(["fig", "pear"])),
        ((P, np.array([3.0, 2.0, 2.0])), np.array(["kiwi", "pear"])),
        ((P, np.array([0.0, 1.0, 0.0])), np.array(["kiwi", "lime"])),
        ((np.array([[7], [3], [3]]), np.array([2.5, 1.2, 1.2])), np.array([7])),
        ((P, np.array([2, 3, 0])), np.array(["kiwi", "lime"])),
        ((P[:1], np.array([0.5])), np.array(["fig", "pear"])),
        ((np.array([[1], [2], [3]]), np.array([0.0, 2.0, 3.0])), np.array([3])),
        ((np.array([[1], [2], [2]]), 1e-12 * np.array([2.0, 1.0, 2.0])), np.array([2])),
    ]
    rng = np.random.default_rng(seed("weights"))
    for models, rows, kinds in [(5, 6, 3), (12, 12, 4), (2, 7, 2)]:
        P, weights = (
            FRUIT[rng.integers(kinds, size=(models, rows))],
            rng.uniform(0.5, 2, size=models),
        )
        calls = [(P, weights), ((P == "kiwi").astype(int), 1e-9 * weights)]
        cases += [(call, count(*call)) for call in calls]
    assert_cases(student.majority_vote, cases, compare=assert_labels)
    assert_leaves_arguments(student.majority_vote, [call for call, _ in cases])


@pytest.mark.points(1)
def test_ties_of_floats(student):
    """Sees ties that a float sum misses, in any unit, and no others."""
    P = np.array([["a", "b"], ["b", "a"], ["b", "a"]])
    cases = []
    for unit in (1.0, 1e-250, 1e300):
        weights = unit * np.array([0.3, 0.1, 0.2])
        label = f"0.3 against 0.1 + 0.2, times {unit:g}"
        cases.append(Case((P, weights), np.array(["a", "a"]), label=label))
        weights = unit * np.array([0.3, 0.1, 0.2 + 1e-6])
        label = f"0.3 against 0.300001, times {unit:g}"
        cases.append(Case((P, weights), np.array(["b", "a"]), label=label))
        weights = unit * np.array([0.3 * (1 - 5e-10), 0.1, 0.2])
        label = f"short of a tie by half of the tolerance, times {unit:g}"
        cases.append(Case((P, weights), np.array(["a", "a"]), label=label))
        weights = unit * np.array([0.3 * (1 - 2e-9), 0.1, 0.2])
        label = f"short of a tie by twice the tolerance, times {unit:g}"
        cases.append(Case((P, weights), np.array(["b", "a"]), label=label))
        weights = unit * np.array([0.3 + 1e-6, 0.1, 0.2])
        label = f"0.300001 against 0.3, times {unit:g}"
        cases.append(Case((P, weights), np.array(["a", "b"]), label=label))
        weights = unit * np.array([1.0, 1 - 1.6e-9, 1 - 8e-10])
        label = f"three labels, of which the two largest sums are tied, times {unit:g}"
        cases.append(Case((np.array([["c"], ["a"], ["b"]]), weights), np.array(["b"]), label=label))
    assert_cases(student.majority_vote, cases, compare=assert_labels)


@pytest.mark.points(1)
def test_drawn_votes(student, reference, seed):
    """Agrees with counting by hand for any numbers of models, rows and labels."""
    rng = np.random.default_rng(seed("votes"))
    calls = []
    for models, rows, kinds in [(1, 4, 3), (7, 1, 2), (6, 40, 4), (12, 12, 3), (25, 5, 4)]:
        for labels in (FRUIT, np.array([300, -2, 7, 0])):
            P = labels[rng.integers(kinds, size=(models, rows))]
            clear = [column for column in P.T if is_clear(column)]
            calls.append((np.array(clear or [P[[0] * models, 0]]).T,))
    calls.append(
        (np.array([["fig", "kiwi", "lime"], ["fig", "kiwi", "kiwi"], ["fig", "kiwi", "lime"]]),)
    )
    cases = [(call, count(call[0], [1] * len(call[0]))) for call in calls]
    assert_cases(student.majority_vote, cases, compare=assert_labels)
    assert_agrees(student.majority_vote, reference.majority_vote, calls, compare=assert_labels)


@counterexample_search(
    votes=strategies.matrices((1, 4), (1, 2), low=0, high=3), weights=strategies.vectors(4, 1, 3)
)
def agrees_with_the_reference(student, reference, votes, weights):
    P = FRUIT[votes.astype(int)]
    for call in ((P,), (P, weights[: len(P)])):
        assert_labels(student.majority_vote(*call), reference.majority_vote(*call))
