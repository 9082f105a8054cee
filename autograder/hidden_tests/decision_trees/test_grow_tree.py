"""Hidden tests of decision_trees/grow_tree; a first docstring line is shown to students."""

import numpy as np
import pytest
from hypothesis import assume

from autograder.checking import strategies
from autograder.checking.closer_look import closer_look
from autograder.checking.compare import assert_unchanged, require
from autograder.checking.trees import BINARY, assert_entries, assert_same_tree
from autograder.hidden_tests.decision_trees import margins


def agree(got, expected):
    assert_same_tree(got, expected, BINARY)


def leaf(value, n, impurity=0.0):
    return {"value": value, "n": n, "impurity": impurity}


XOR = np.array([[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]])


@pytest.mark.points(2)
@pytest.mark.parametrize("criterion", ["gini", "entropy"])
def test_labels(student, reference, seed, criterion):
    """Grows the right classification tree: questions, majorities, sizes, impurities, decreases."""
    for n, d, depth in [(12, 1, None), (25, 1, None), (30, 2, 2), (30, 3, 2)]:
        X, y = margins.numeric(seed(f"{n} by {d}"), n, d, criterion, depth)
        expected = reference.grow_tree(X, y, criterion, depth)
        agree(student.grow_tree(X, y, criterion, depth), expected)
    text = np.array(["v", "w", "x"])[::-1][y]
    agree(student.grow_tree(X, text, criterion, 2), reference.grow_tree(X, text, criterion, 2))
    assert_unchanged(student.grow_tree, X, y, criterion, depth)


@pytest.mark.points(1)
def test_targets(student, reference, seed):
    """Grows the right regression tree ('mse'): leaves hold means, impurities are variances."""
    X, y = np.array([[0.0], [1.0], [2.0], [9.0]]), np.array([1.0, 2.0, 3.0, 8.0])
    split = {"feature": 0, "threshold": 5.5, "decrease": 6.75}
    left = {"left": leaf(2.0, 3, 2 / 3), "right": leaf(8.0, 1)}
    agree(student.grow_tree(X, y, "mse", 1), {**leaf(3.5, 4, 7.25), **split, **left})
    for n, d, depth in [(12, 1, None), (30, 2, 2)]:
        X, y = margins.numeric(seed(f"{n} by {d}"), n, d, "mse", depth)
        expected = reference.grow_tree(X, y, "mse", depth)
        agree(student.grow_tree(X, y, "mse", depth), expected)
    for columns in (X, X[:, ::-1]):
        tiny = student.grow_tree(columns, 1e-6 * y, "mse", 1)
        expected = reference.grow_tree(columns, y, "mse", 1)
        question = {key: expected[key] for key in ("feature", "threshold", "n")}
        assert_entries(tiny, question, what="the root for targets of size 1e-6")
    assert_unchanged(student.grow_tree, X, y, "mse", depth)


@pytest.mark.points(1)
def test_max_depth(student, reference, seed):
    """Counts questions: max_depth=0 is one leaf, max_depth=1 one split and two leaves."""
    X, y = margins.numeric(seed("data"), 25, 1, "gini")
    for depth in (0, 1, 2, 3):
        expected = reference.grow_tree(X, y, "gini", depth)
        agree(student.grow_tree(X, y, max_depth=depth), expected)
    agree(student.grow_tree(XOR, np.array([1, 1, 1, 0]), max_depth=0), leaf(1, 4, 0.375))


@pytest.mark.points(1)
def test_pure_and_constant(student):
    """Makes a leaf of equal labels, of equal targets (0.1 too), and of equal rows."""
    X = np.arange(14.0).reshape(7, 2)
    agree(student.grow_tree(X, np.full(7, "a")), leaf("a", 7))
    agree(student.grow_tree(X, np.full(7, 0.1), "mse"), leaf(0.1, 7))
    agree(student.grow_tree(X[:1], np.array([3])), leaf(3, 1))
    same = np.full((4, 2), 0.3)
    agree(student.grow_tree(same, np.array([2, 1, 1, 2])), leaf(1, 4, 0.5))
    agree(student.grow_tree(same, np.array([2.0, 1.0, 1.0, 2.0]), "mse"), leaf(1.5, 4, 0.25))
    # One of the two features is constant, and both are once the first question is answered.
    X = np.array([[5.0, 0.0], [5.0, 0.0], [5.0, 1.0]])
    tree = {**leaf(0, 3, 4 / 9), "feature": 1, "threshold": 0.5, "decrease": 1 / 9}
    expected = {**tree, "left": leaf(0, 2, 0.5), "right": leaf(0, 1)}
    agree(student.grow_tree(X, np.array([0, 1, 0])), expected)


@pytest.mark.points(1)
def test_a_decrease_of_zero_is_taken(student):
    """Splits at a decrease of 0 too, on the smaller feature: exclusive or is learned at depth 2."""
    for labels, criterion, impurity in [
        ([0, 1, 1, 0], "gini", 0.5), (["a", "b", "b", "a"], "entropy", 1.0),
        ([0.0, 1.0, 1.0, 0.0], "mse", 0.25),
    ]:  # fmt: skip
        y = np.array(labels)
        top = 0.5 if criterion == "mse" else labels[0]
        below = {**leaf(top, 2, impurity), "feature": 1, "threshold": 0.5, "decrease": impurity}
        expected = {
            **leaf(top, 4, impurity), "feature": 0, "threshold": 0.5, "decrease": 0.0,
            "left": {**below, "left": leaf(labels[0], 1), "right": leaf(labels[1], 1)},
            "right": {**below, "left": leaf(labels[1], 1), "right": leaf(labels[0], 1)},
        }  # fmt: skip
        agree(student.grow_tree(XOR, y, criterion), expected)


@pytest.mark.points(1)
def test_min_leaf(student, reference, seed):
    """Takes the best split with min_leaf rows on both sides; without any the node is a leaf."""
    X, y = np.arange(6.0)[:, None], np.array([0, 1, 1, 1, 1, 1])
    split = {"feature": 0, "threshold": 1.5, "decrease": 1 / 9}
    sides = {"left": leaf(0, 2, 0.5), "right": leaf(1, 4)}
    agree(student.grow_tree(X, y, min_leaf=2), {**leaf(1, 6, 5 / 18), **split, **sides})
    agree(student.grow_tree(X, y, min_leaf=4), leaf(1, 6, 5 / 18))
    for criterion, least in [("gini", 3), ("entropy", 4), ("mse", 5)]:
        X, y = margins.numeric(seed(criterion), 30, 2, criterion, None, least)
        expected = reference.grow_tree(X, y, criterion, min_leaf=least)
        agree(student.grow_tree(X, y, criterion, min_leaf=least), expected)


@pytest.mark.points(1)
def test_min_decrease(student, reference, seed):
    """Makes a leaf if the best decrease, that of the node itself, is at most min_decrease."""
    for criterion, least in [("gini", 0.12), ("entropy", 0.3), ("mse", 0.2)]:
        X, y = margins.numeric(seed(criterion), 30, 2, criterion, 3, 2, least)
        expected = reference.grow_tree(X, y, criterion, 3, 2, least)
        agree(student.grow_tree(X, y, criterion, 3, 2, least), expected)
    agree(student.grow_tree(XOR, np.array([0, 1, 1, 0]), min_decrease=1e-3), leaf(0, 4, 0.5))
    # Exactly as large as min_decrease is not enough.
    y = np.array([0, 0, 1, 1])
    agree(student.grow_tree(XOR, y, min_decrease=0.5), leaf(0, 4, 0.5))
    split = {"feature": 0, "threshold": 0.5, "decrease": 0.5}
    sides = {"left": leaf(0, 2), "right": leaf(1, 2)}
    grown = student.grow_tree(XOR, y, min_decrease=0.25)
    agree(grown, {**leaf(0, 4, 0.5), **split, **sides})


@pytest.mark.points(1)
def test_ties(student):
    """Takes the smaller feature, then the smaller threshold, of exactly equally good splits."""
    x = np.array([0.0, 1.0, 2.0, 3.0])
    y = np.array([1, 0, 0, 1])
    after = {**leaf(0, 3, 4 / 9), "feature": 0, "threshold": 2.5, "decrease": 4 / 9}
    after |= {"left": leaf(0, 2), "right": leaf(1, 1)}
    expected = {**leaf(0, 4, 0.5), "feature": 0, "threshold": 0.5, "decrease": 1 / 6}
    expected |= {"left": leaf(1, 1), "right": after}
    for X in (np.column_stack([x, x]), np.column_stack([x, 10 * x]), np.column_stack([x, -x])):
        agree(student.grow_tree(X, y), expected)
    # A feature that is nearly as good is no tie.
    y = np.zeros(30, dtype=int)
    y[:2] = 1
    nearly, better = np.arange(30) < 3, np.arange(30) < 2
    X = np.column_stack([nearly, better]).astype(float)
    sides = {"left": leaf(0, 28), "right": leaf(1, 2)}
    split = {"feature": 1, "threshold": 0.5, "decrease": 28 / 225}
    agree(student.grow_tree(X, y), {**leaf(0, 30, 28 / 225), **split, **sides})
    pair = np.array([[9.0, 1.0], [4.0, 2.0]])
    sides = {"left": leaf("s", 1), "right": leaf("r", 1)}
    expected = {**leaf("r", 2, 1.0), "feature": 0, "threshold": 6.5, "decrease": 1.0, **sides}
    agree(student.grow_tree(pair, np.array(["r", "s"]), "entropy"), expected)


@pytest.mark.points(1)
def test_laws(student, seed):
    """Has sizes that add up, and impurities that fall by the decrease that is written down."""

    def visit(node, X, y, path):
        require(node["n"] == len(y), "`n` is not the number of rows that come to a node.")
        if "feature" not in node:
            require(len(set(y.tolist())) == 1, "A leaf of a full tree on distinct rows is mixed.")
            return
        goes_left = X[:, node["feature"]] <= node["threshold"]
        sides = ((node["left"], goes_left), (node["right"], ~goes_left))
        rest = sum(side["n"] / node["n"] * side["impurity"] for side, _ in sides)
        gap = abs(node["impurity"] - rest - node["decrease"])
        require(gap < 1e-9, "`decrease` is not what the impurity of the two sides is below that.")
        for side, here in sides:
            visit(side, X[here], y[here], path + 1)

    rng = np.random.default_rng(seed("rows"))
    for criterion in ("gini", "entropy", "mse"):
        X, y = rng.normal(size=(25, 3)), rng.integers(3, size=25)
        visit(student.grow_tree(X, y, criterion), X, y, 0)


@closer_look(
    data=strategies.classifications((1, 5), (1, 2), names=(0, 1)),
    criterion=strategies.choices("gini", "entropy", "mse"),
    max_depth=strategies.choices(None, 0, 1),
    min_leaf=strategies.choices(1, 2),
    min_decrease=strategies.choices(0.0, 0.2),
)
def agrees_with_the_reference(
    student, reference, data, criterion, max_depth, min_leaf, min_decrease
):
    X, y = data
    assume(margins.is_clear(X, y, criterion, max_depth, min_leaf, min_decrease))
    arguments = X, y, criterion, max_depth, min_leaf, min_decrease
    agree(student.grow_tree(*arguments), reference.grow_tree(*arguments))
