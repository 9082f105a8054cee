"""Hidden tests of decision_trees/grow_tree; a first docstring line is shown to students."""

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import assume

from autograder.hidden_tests.decision_trees import margins
from autograder.hidden_tests.decision_trees.places import as_placed, asked
from autograder.testing import (
    BINARY,
    assert_close,
    assert_entries,
    assert_same_tree,
    assert_unchanged,
    counterexample_search,
    strategies,
)

CRITERIA = ("gini", "entropy", "mse")


def agree(student, cases, *keys):
    """Compare the questions for pairs of arguments and a right tree, and these entries of nodes."""
    answers = student.grow_tree.map([arguments for arguments, _ in cases])
    for answer, ((X, *_), tree) in zip(answers, cases, strict=True):
        assert_same_tree(answer, asked(tree, X, answer, *keys), BINARY)


def agree_at_the_root(student, cases, *, may_be_leaf=False):
    """Compare what the root asks for pairs of arguments and a right threshold on feature 0."""
    answers = student.grow_tree.map([arguments for arguments, _ in cases])
    for tree, ((X, *_), right) in zip(answers, cases, strict=True):
        if may_be_leaf and "feature" not in tree:
            continue
        placed = as_placed(tree.get("threshold"), right, X[:, 0])
        assert_entries(tree, {"feature": 0, "threshold": placed}, what="the root")


def with_reference(reference, calls):
    return [(call, reference.grow_tree(*call)) for call in calls]


def leaf(value):
    return {"value": value}


def split(value, feature, threshold, left, right):
    question = {"feature": feature, "threshold": threshold}
    return {**leaf(value), **question, "left": left, "right": right}


def decreases_in(tree):
    """Give the decreases of all inner nodes of a right tree."""
    if "feature" in tree:
        yield tree["decrease"]
        for side in ("left", "right"):
            yield from decreases_in(tree[side])


def weighted_decreases(tree):
    """Add up the decreases of a tree, each weighted by the rows that come to its node."""
    if "feature" not in tree:
        return 0.0
    below = sum(weighted_decreases(tree[side]) for side in ("left", "right"))
    return tree["n"] * tree["decrease"] + below


XOR = np.array([[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]])


@pytest.mark.points(1)
@pytest.mark.parametrize("criterion", ["gini", "entropy"])
def test_labels(student, reference, seed, criterion):
    """Grows the right classification tree: its questions, and the majority at each node."""
    # Gini asks for 1.5 first, the entropy for 3.5.
    calls = [(np.arange(7.0)[:, np.newaxis], np.array([0, 0, 1, 1, 2, 2, 0]), criterion)]
    below = np.array([3] * 20 + [0, 0, 1, 1, 2, 2, 0])  # the same, below a first question
    calls.append((np.arange(27.0)[:, np.newaxis], below, criterion))
    for name in ("first", "second"):
        X, y = margins.runs(seed(name), criterion)
        calls.append((X, y, criterion))
    for d in (2, 3):
        X, y = margins.blocks(seed(f"{d} features"), 30, d, criterion)
        calls.append((X, y, criterion))
    calls.append((X, np.array(["v", "w", "x", "y"])[::-1][y], criterion))
    agree(student, with_reference(reference, calls), "value")
    assert_unchanged(student.grow_tree, X, y, criterion)


@pytest.mark.points(1)
def test_targets(student, reference, seed):
    """Grows the right regression tree ('mse'): its questions, and the mean at each node."""
    X, y = np.array([[0.0], [1.0], [2.0], [9.0]]), np.array([2.0, 2.0, 2.0, 8.0])
    cases = [((X, y, "mse"), split(3.5, 0, 5.5, leaf(2.0), leaf(8.0)))]
    calls = [(*margins.runs(seed("one feature"), "mse"), "mse")]
    X, y = margins.blocks(seed("2 features"), 30, 2, "mse")
    agree(student, cases + with_reference(reference, [*calls, (X, y, "mse")]), "value")
    tiny = [
        ((columns, 1e-6 * y, "mse"), reference.grow_tree(columns, y, "mse"))
        for columns in (X, X[:, ::-1])
    ]
    far = [((X, y + 1e6, "mse"), reference.grow_tree(X, y, "mse"))]
    agree(student, tiny + far)
    assert_unchanged(student.grow_tree, X, y, "mse")


@pytest.mark.points(1)
def test_what_a_node_knows(student, reference, seed):
    """Holds the number of rows and their impurity at each node, and midpoints at inner ones."""
    X, y = np.array([[2.0], [7.0], [2.0], [7.0], [2.0]]), np.array([0, 1, 1, 1, 0])
    impurities = [(0.48, 4 / 9), (0.9709505945, 0.9182958341), (0.24, 2 / 9)]
    trees = student.grow_tree.map([(X, y, criterion) for criterion in CRITERIA])
    for tree, (all_five, low_three) in zip(trees, impurities, strict=True):
        own = {"feature": 0, "threshold": 4.5, "n": 5, "impurity": all_five}
        low, high = {"n": 3, "impurity": low_three}, {"n": 2, "impurity": 0.0}
        assert_same_tree(tree, {**own, "left": low, "right": high}, BINARY)
    data = {criterion: margins.blocks(seed(criterion), 25, 2, criterion) for criterion in CRITERIA}
    calls = [(X, y, criterion) for criterion, (X, y) in data.items()]
    for tree, (call, expected) in zip(
        student.grow_tree.map(calls), with_reference(reference, calls), strict=True
    ):
        assert_entries(tree, {"threshold": expected["threshold"]}, what="the root")
        assert_same_tree(tree, asked(expected, call[0], tree, "n", "impurity"), BINARY)


@pytest.mark.points(1)
def test_decreases(student, reference, seed):
    """Holds at each inner node by how much its question lowers the impurity of this node."""
    calls, full = [], []
    rng = np.random.default_rng(seed("rows"))
    for criterion in CRITERIA:
        calls.append((*margins.blocks(seed(criterion), 30, 2, criterion), criterion))
        full.append((rng.normal(size=(25, 3)), rng.integers(3, size=25), criterion))
    agree(student, with_reference(reference, calls), "decrease")
    # Weighted by rows, the decreases of a full tree add up to all the impurity that there was.
    for tree, (_, y, criterion) in zip(student.grow_tree.map(full), full, strict=True):
        impurity = reference.grow_tree(np.zeros((25, 1)), y, criterion, 0)["impurity"]
        total = weighted_decreases(tree) / 25
        assert_close(total, impurity, atol=1e-9, what="the sum of n / 25 times the decreases")


@pytest.mark.points(1)
def test_max_depth(student, reference, seed):
    """Counts questions: max_depth=0 is one leaf, max_depth=1 one split and two leaves."""
    X, y = margins.numeric(seed("data"), 30, 2, "gini", 3)
    calls = [(X, y, "gini", depth) for depth in (0, 1, 2, 3)]
    calls.append((XOR, np.array([1, 1, 1, 0]), "gini", 0))
    agree(student, with_reference(reference, calls))


@pytest.mark.points(1)
def test_pure_and_constant(student):
    """Makes a leaf of equal labels, of equal targets (0.1 too), and of equal rows."""
    X, same = np.arange(14.0).reshape(7, 2), np.full((4, 2), 0.3)
    # One of the two features is constant, and both are once the first question is answered.
    half = np.array([[5.0, 0.0], [5.0, 0.0], [5.0, 1.0], [5.0, 0.0]])
    agree(student, [
        ((X, np.full(7, "a")), leaf("a")), ((X, np.full(7, 0.1), "mse"), leaf(0.1)),
        ((X[:1], np.array([3])), leaf(3)), ((same, np.array([2, 1, 1, 2])), leaf(1)),
        ((same, np.array([2.0, 1.0, 1.0, 2.0]), "mse"), leaf(1.5)),
        ((half, np.array([0, 1, 0, 0])), split(0, 1, 0.5, leaf(0), leaf(0))),
    ], "value")  # fmt: skip


@pytest.mark.points(1)
def test_a_decrease_of_zero_is_taken(student):
    """Splits at a decrease of 0 too, on the smaller feature: exclusive or is learned at depth 2."""
    cases = []
    for labels, criterion in [
        ([0, 1, 1, 0], "gini"), (["a", "b", "b", "a"], "entropy"), ([0.0, 1.0, 1.0, 0.0], "mse"),
    ]:  # fmt: skip
        below = split(labels[0], 1, 0.5, leaf(labels[0]), leaf(labels[1]))
        cases.append(((XOR, np.array(labels), criterion), split(labels[0], 0, 0.5, below, below)))
        # A constant feature has no midpoint: it is no question, not one with a decrease of 0.
        X, below = np.column_stack([np.full(4, 7.0), XOR]), {**below, "feature": 2}
        cases.append(((X, np.array(labels), criterion), split(labels[0], 1, 0.5, below, below)))
    agree(student, cases)


@pytest.mark.points(1)
def test_min_leaf(student, reference, seed):
    """Takes the best split with min_leaf rows on both sides; without any the node is a leaf."""
    X, y = np.arange(6.0)[:, None], np.array([0, 1, 1, 1, 1, 1])
    cases = [
        ((X, y, "gini", None, 2), split(1, 0, 1.5, leaf(0), leaf(1))),
        ((X, y, "gini", None, 4), leaf(1)),
    ]
    calls = []
    for criterion, least in [("gini", 3), ("entropy", 4), ("mse", 5)]:
        X, y = margins.numeric(seed(criterion), 30, 2, criterion, None, least)
        calls.append((X, y, criterion, None, least))
    agree(student, cases + with_reference(reference, calls))


@pytest.mark.points(1)
def test_min_decrease(student, reference, seed):
    """Makes a leaf if the best decrease, that of the node itself, is at most min_decrease."""
    y = np.array([0, 0, 1, 1])
    cases = [
        ((XOR, np.array([0, 1, 1, 0]), "gini", None, 1, 1e-3), leaf(0)),
        # Exactly as large as min_decrease is not enough.
        ((XOR, y, "gini", None, 1, 0.5), leaf(0)),
        ((XOR, y, "gini", None, 1, 0.25), split(0, 0, 0.5, leaf(0), leaf(1))),
    ]
    calls = []
    for criterion in CRITERIA:
        X, y = margins.blocks(seed(criterion), 30, 2, criterion)
        tree = reference.grow_tree(X, y, criterion)
        found = sorted(decreases_in(tree))
        calls += [
            (X, y, criterion, None, 1, (low + high) / 2)
            for low, high in pairwise(found)
            if high - low > margins.GAP
        ]
    agree(student, cases + with_reference(reference, calls))


@pytest.mark.points(1)
def test_ties(student):
    """Takes the smaller feature, then the smaller threshold, of splits within 1e-9 of the best."""
    x, y = np.array([0.0, 1.0, 2.0, 3.0]), np.array([1, 0, 0, 1])
    tree = split(0, 0, 0.5, leaf(1), split(0, 0, 2.5, leaf(0), leaf(1)))
    pair = np.array([[9.0, 1.0], [4.0, 2.0]])
    cases = [((np.column_stack([x, other]), y), tree) for other in (x, 10 * x, -x)]
    tenfold = split(0, 0, 5.0, leaf(1), split(0, 0, 25.0, leaf(0), leaf(1)))
    cases.append(((np.column_stack([10 * x, x]), y), tenfold))
    cases.append(
        ((pair, np.array(["r", "s"]), "entropy"), split("r", 0, 6.5, leaf("s"), leaf("r")))
    )
    # A feature that is nearly as good is no tie; the last one is better by 2e-6 of the impurity.
    y = np.repeat([1, 0], [2, 28])
    nearly, better = np.arange(30) < 3, np.arange(30) < 2
    X = np.column_stack([nearly, better]).astype(float)
    cases.append(((X, y), split(0, 1, 0.5, leaf(0), leaf(1))))
    X = np.array([[0.0, 1.0], [1.0, 1.0], [1.0, 1.0], [1.0, 0.0]])
    y = np.array([0.0, 1.0, 1.0, -1.5e-6])
    below = split(0, 0, 0.5, leaf(0), leaf(1))
    cases.append(((X, y, "mse"), split(0, 1, 0.5, leaf(0), below)))
    agree(student, cases)
    # The mirror image of a feature has the same best decrease, but for rounding.
    cases = []
    for criterion in CRITERIA:
        for x, y, right in margins.rounded(criterion):
            for columns in ([x, 25 - x], [25 - x, x]):
                cases.append(((np.column_stack(columns), y, criterion, 1), right))
    agree_at_the_root(student, cases)
    # So have questions that gain nothing; whether they are asked has a test of its own.
    agree_at_the_root(student, [
        ((X, 0.1 * y if criterion == "mse" else y, criterion, 1), 0.5)
        for criterion in CRITERIA
        for X, y in margins.useless()
    ], may_be_leaf=True)  # fmt: skip


@counterexample_search(
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
    assert_same_tree(student.grow_tree(*arguments), reference.grow_tree(*arguments), BINARY)
