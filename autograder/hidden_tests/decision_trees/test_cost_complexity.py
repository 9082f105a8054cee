"""Hidden tests of decision_trees/cost_complexity; a first docstring line is shown."""

import pytest

from autograder.hidden_tests.decision_trees import margins
from autograder.testing import assert_close, assert_unchanged, counterexample_search, strategies


def leaf(n, impurity):
    return {"value": 0, "n": n, "impurity": impurity}


def split(left, right):
    n = left["n"] + right["n"]
    question = {"feature": 0, "threshold": 1.0, "decrease": 0.1, "left": left, "right": right}
    return {**leaf(n, 0.9), **question}


def agree(student, cases):
    """Compare the answers for trees, prices and right results."""
    answers = student.cost_complexity.map([(tree, alpha) for tree, alpha, _ in cases])
    for answer, (_, _, expected) in zip(answers, cases, strict=True):
        assert_close(answer, expected, atol=1e-9)


@pytest.mark.points(1)
def test_numbers_worked_by_hand(student):
    """Adds the leaves' impurities, weighted by their samples, and alpha for each leaf."""
    tree = split(leaf(6, 0.5), split(leaf(1, 0.0), leaf(3, 0.4)))
    cases = [(tree, alpha, expected) for alpha, expected in [(0.0, 0.42), (0.01, 0.45), (1, 3.42)]]
    agree(student, [*cases, (split(leaf(1, 2.0), leaf(9, 0.0)), 0.0, 0.2)])
    assert_unchanged(student.cost_complexity, tree, 0.5)


@pytest.mark.points(1)
def test_single_leaf(student):
    """Is the impurity plus alpha for a tree that is one leaf."""
    leaves = [(5, 0.48, 0.0), (1, 0.0, 2.5), (30, 7.25, 0.125)]
    agree(student, [(leaf(n, impurity), alpha, impurity + alpha) for n, impurity, alpha in leaves])


@pytest.mark.points(1)
def test_grown_trees(student, reference, seed):
    """Agrees with the reference on grown trees; without alpha it falls with the depth."""
    cases = []
    for criterion in ("gini", "entropy", "mse"):
        X, y = margins.numeric(seed("data"), 30, 2, criterion, 3)
        for depth in (0, 1, 2, 3):
            tree = reference.grow_tree(X, y, criterion, depth)
            cases += [(tree, alpha, reference.cost_complexity(tree, alpha)) for alpha in (0, 0.05)]
        stump = reference.grow_tree(X, y, criterion, 1)
        left = stump["impurity"] - margins.all_decreases(X, y, criterion).max()
        cases.append((stump, 0.0, left))
    agree(student, cases)


@counterexample_search(tree=strategies.binary_trees(), alpha=strategies.choices(0.0, 1.0, 0.25))
def agrees_with_the_reference(student, reference, tree, alpha):
    expected = reference.cost_complexity(tree, alpha)
    assert_close(student.cost_complexity(tree, alpha), expected, atol=1e-9)
