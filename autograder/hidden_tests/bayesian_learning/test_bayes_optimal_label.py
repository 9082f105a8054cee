"""Hidden tests of bayes_optimal_label; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.bayesian_learning.bayes_optimal_label_oracle import (
    assert_label,
    clear_votes,
    one_by_one,
)
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

CLASSIC = np.array([0.4, 0.3, 0.3])


@pytest.mark.points(1)
def test_votes_of_one_label(student):
    """Lets the majority overrule the most probable hypothesis, and not a majority of heads."""
    cases = [
        ((CLASSIC, np.eye(2)[[0, 1, 1]]), (1, 0.6)),
        ((CLASSIC, np.eye(2)[[1, 0, 0]]), (0, 0.6)),
        ((np.array([0.6, 0.2, 0.2]), np.eye(2)[[0, 1, 1]]), (0, 0.6)),
        ((np.array([0.1, 0.1, 0.1, 0.7]), np.eye(2)[[0, 0, 0, 1]]), (1, 0.7)),
        ((np.array([0.35, 0.4, 0.25]), np.eye(2)[[0, 1, 0]]), (0, 0.6)),
    ]
    assert_cases(student.bayes_optimal_label, cases, compare=assert_label)
    assert_leaves_arguments(student.bayes_optimal_label, [call for call, _ in cases])


@pytest.mark.points(1)
def test_divided_votes(student, seed):
    """Weighs votes that are divided between two labels."""
    cases = [
        ((np.array([0.5, 0.25, 0.25]), np.array([[0.6, 0.4], [0.1, 0.9], [0.2, 0.8]])), (1, 0.625)),
        ((np.array([0.5, 0.5]), np.array([[0.9, 0.1], [0.2, 0.8]])), (0, 0.55)),
        ((np.array([0.25, 0.75]), np.array([[0.9, 0.1], [0.2, 0.8]])), (1, 0.625)),
        ((np.array([1 - 5e-7, 5e-7]), np.array([[0.75, 0.25], [1, 0]])), (0, 0.75 + 1.25e-7)),
    ]
    assert_cases(student.bayes_optimal_label, cases, compare=assert_label)
    calls = clear_votes(np.random.default_rng(seed("votes")), ((5, 2), (2, 2), (300, 2)))
    assert_agrees(student.bayes_optimal_label, one_by_one, calls, compare=assert_label)


@pytest.mark.points(1)
def test_ties(student):
    """Takes the smallest of equal labels, also where rounding sets them apart."""
    uneven = np.array([0.3, 0.2, 0.1, 0.2, 0.2])
    table = np.eye(2)[[0, 0, 1, 1, 1]]
    close, apart = np.array([0.5 - 4e-13, 0.5 + 4e-13]), np.array([0.5 - 6e-7, 0.5 + 6e-7])
    three = np.array([0.2, 0.4 - 1e-13, 0.4 + 1e-13])
    third = 1 / 3 + np.array([-2e-13, 1e-13, 1e-13])
    cases = [
        Case((np.array([0.5, 0.5]), np.eye(2)), (0, 0.5), label="an exact tie"),
        Case((uneven, table), (0, 0.5), label="a tie by rounding"),
        Case((uneven, table[:, ::-1]), (0, 0.5), label="a tie by rounding"),
        Case((np.array([0.4, 0.4, 0.2]), np.eye(3)[[0, 2, 1]]), (0, 0.4), label="labels apart"),
        Case((close, np.eye(2)), (0, 0.5), label="a tie within 1e-9"),
        Case((three, np.eye(3)), (1, 0.4), label="a tie within 1e-9"),
        Case((third, np.eye(3)), (0, 1 / 3), label="a tie of three within 1e-9"),
        Case((apart, np.eye(2)), (1, 0.5000006), label="no tie"),
        Case((np.array([0.5, 0.5]), np.eye(3)[[2, 1]]), (1, 0.5), label="an exact tie"),
    ]
    for half in (5e-10, 5e-11, 5e-13):  # where rounding to 9, 10 or 12 digits would part them
        first, second = 0.4 + half - 4e-13, 0.4 + half + 4e-13
        tied = np.array([first, second, 1 - first - second])
        cases.append(Case((tied, np.eye(3)), (0, first), label="a tie within 1e-9"))
    assert_cases(student.bayes_optimal_label, cases, compare=assert_label)


@pytest.mark.points(1)
def test_shapes(student, seed):
    """Takes one hypothesis, one label, and more than two labels."""
    split = np.array([[0.5, 0.5, 0.0], [0.0, 0.25, 0.75]])
    cases = [
        ((np.array([1.0]), np.array([[0.25, 0.125, 0.625]])), (2, 0.625)),
        ((np.array([1.0]), np.array([[0.125, 0.875]])), (1, 0.875)),
        ((np.array([1.0]), np.array([[0.5 - 4e-13, 0.5 + 4e-13]])), (0, 0.5)),
        ((CLASSIC, np.ones((3, 1))), (0, 1.0)),
        ((np.array([0.25, 0.75]), np.array([[0, 0, 0, 1.0], [0, 1, 0, 0]])), (1, 0.75)),
        ((np.array([0.75, 0.25]), np.array([[0.4, 0.2, 0.4], [0.0, 0.5, 0.5]])), (2, 0.425)),
        ((np.array([0.6, 0.4]), split), (1, 0.4)),
        ((np.array([0.1, 0.1, 0.1, 0.7]), np.eye(3)[[1, 1, 1, 2]]), (2, 0.7)),
    ]
    assert_cases(student.bayes_optimal_label, cases, compare=assert_label)
    calls = clear_votes(np.random.default_rng(seed("labels")), ((2, 3), (3, 6), (300, 4)))
    assert_agrees(student.bayes_optimal_label, one_by_one, calls, compare=assert_label)


@pytest.mark.points(1)
def test_integers(student):
    """Takes votes as integers, and returns an index and a probability that fit together."""
    cases = [
        ((CLASSIC, np.eye(2, dtype=int)[[0, 1, 1]]), (1, 0.6)),
        ((np.array([0.2, 0.45, 0.35]), np.eye(2, dtype=int)[[1, 0, 1]]), (1, 0.55)),
        ((np.array([0.7, 0.3]), np.array([[1, 0], [0, 1]])), (0, 0.7)),
    ]
    assert_cases(student.bayes_optimal_label, cases, compare=assert_label)


@counterexample_search(
    posterior=strategies.distributions(3, parts=8),
    votes=strategies.choices(
        ((1, 0), (0, 1), (0, 1)), ((0.5, 0.5), (1, 0), (0, 1)), ((0, 1), (1, 0), (0.25, 0.75))
    ),
)
def agrees_with_the_reference(student, reference, posterior, votes):
    expected = reference.bayes_optimal_label(posterior, np.array(votes, dtype=float))
    assert_label(student.bayes_optimal_label(posterior, np.array(votes, dtype=float)), expected)
