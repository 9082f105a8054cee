"""Hidden tests of decision_trees/grow_tree; a first docstring line is shown to students."""

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import assume

from autograder.hidden_tests.decision_trees import margins
from autograder.hidden_tests.decision_trees.small_trees import inner_nodes, leaf, split
from autograder.hidden_tests.decision_trees.thresholds import assert_first_splits, assert_splits
from autograder.testing import (
    BINARY,
    answered_by,
    assert_cases,
    assert_entries,
    assert_leaves_arguments,
    assert_same_tree,
    counterexample_search,
    strategies,
)

CRITERIA = ("gini", "entropy", "mse")
XOR = np.array([[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]])


@pytest.mark.points(1)
@pytest.mark.parametrize("criterion", ["gini", "entropy"])
def test_labels(student, reference, seed, criterion):
    """Grows the right classification tree: its splits, and the majority at each node."""
    # Gini splits at 1.5 first, the entropy at 3.5.
    calls = [(np.arange(7.0)[:, np.newaxis], np.array([0, 0, 1, 1, 2, 2, 0]), criterion)]
    below = np.array([3] * 20 + [0, 0, 1, 1, 2, 2, 0])  # the same, below a first split
    calls.append((np.arange(27.0)[:, np.newaxis], below, criterion))
    calls.append((*margins.runs(seed("runs"), criterion), criterion))
    calls.append((*margins.blocks(seed("3 features"), 30, 3, criterion), criterion))
    X, y = margins.blocks(seed("2 features"), 30, 2, criterion)
    calls.append((X, np.array(["v", "w", "past", "pasta"])[::-1][y], criterion))
    assert_splits(student.grow_tree, answered_by(reference.grow_tree, calls), "value")
    assert_leaves_arguments(student.grow_tree, [calls[-1]])


@pytest.mark.points(1)
def test_targets(student, reference, seed):
    """Grows the right regression tree ('mse'): its splits, and the mean at each node."""
    X, y = np.array([[0.0], [1.0], [2.0], [9.0]]), np.array([2.0, 2.0, 2.0, 8.0])
    by_hand = (X, y, "mse"), split(0, 5.5, leaf(2.0), leaf(8.0), value=3.5)
    # The variance of 0.1 repeated is rounding, and no reason to split.
    equal = np.arange(8.0)[:, np.newaxis], np.array([0.1] * 7 + [5.0]), "mse"
    by_hand = [by_hand, (equal, split(0, 6.5, leaf(0.1), leaf(5.0), value=5.7 / 8))]
    pair = np.array([[0.0], [1.0]])
    integers = (pair, np.array([1, 4]), "mse"), split(0, 0.5, leaf(1), leaf(4), value=2.5)
    by_hand.append(integers)
    deep = (*margins.runs(seed("one feature"), "mse"), "mse")
    X, y = margins.blocks(seed("2 features"), 30, 2, "mse")
    grown = answered_by(reference.grow_tree, [deep, (X, y, "mse")])
    assert_splits(student.grow_tree, [*by_hand, *grown], "value")
    tiny = [
        ((columns, 1e-6 * y, "mse"), reference.grow_tree(columns, y, "mse"))
        for columns in (X, X[:, ::-1])
    ]
    # Close is not equal.
    close = [1e-6, 1.0000005e-6], [1e6, 1e6 + 2**-11]
    tiny += [((pair, np.array(two), "mse"), split(0, 0.5, {}, {})) for two in close]
    far = [((X, y + 1e6, "mse"), reference.grow_tree(X, y, "mse"))]
    assert_splits(student.grow_tree, tiny + far)
    assert_leaves_arguments(student.grow_tree, [(X, y, "mse")])


@pytest.mark.points(1)
def test_what_a_node_knows(student, reference, seed):
    """Holds rows and their impurity at each node, and midpoints at inner ones; integers too."""
    X, y = np.array([[2.0], [7.0], [2.0], [7.0], [2.0]]), np.array([0, 1, 1, 1, 0])
    impurities = [(0.48, 4 / 9), (0.9709505945, 0.9182958341), (0.24, 2 / 9)]
    cases = []
    for criterion, (all_five, low_three) in zip(CRITERIA, impurities, strict=True):
        low, high = {"n": 3, "impurity": low_three}, {"n": 2, "impurity": 0.0}
        tree = split(0, 4.5, low, high, n=5, impurity=all_five)
        cases += [((X, y, criterion), tree), ((X.astype(int), y, criterion), tree)]
    # Below the root the thresholds are midpoints, too.
    steps, y = np.array([[1], [1], [4], [4], [4], [9]]), np.array([0, 0, 1, 1, 1, 2])
    low, high = {"n": 3, "impurity": 0.0}, {"n": 1, "impurity": 0.0}
    high = split(0, 6.5, low, high, n=4, impurity=0.375)
    cases.append(((steps, y), split(0, 2.5, {"n": 2}, high, n=6, impurity=11 / 18)))
    assert_cases(student.grow_tree, cases, tree=BINARY, atol=1e-9)
    data = {criterion: margins.blocks(seed(criterion), 25, 2, criterion) for criterion in CRITERIA}
    calls = [(X, y, criterion) for criterion, (X, y) in data.items()]
    grown = answered_by(reference.grow_tree, calls)
    trees = assert_splits(student.grow_tree, grown, "n", "impurity")
    for tree, (_, expected) in zip(trees, grown, strict=True):
        assert_entries(tree, {"threshold": expected["threshold"]}, what="the root")


@pytest.mark.points(1)
def test_decreases(student, reference, seed):
    """Holds at each inner node by how much its split lowers the impurity of this node."""

    def weighted_decreases(tree):
        return sum(node["n"] * node["decrease"] for node in inner_nodes(tree)) / 10

    calls, full = [], []
    rng = np.random.default_rng(seed("rows"))
    for criterion in CRITERIA:
        calls.append((*margins.blocks(seed(criterion), 30, 2, criterion), criterion))
        full.append((rng.normal(size=(10, 2)), rng.permutation(np.arange(10) % 3), criterion))
    assert_splits(student.grow_tree, answered_by(reference.grow_tree, calls), "decrease")
    # Weighted by rows, the decreases of a full tree add up to all the impurity that there was.
    impurities = [
        reference.grow_tree(np.zeros((10, 1)), y, criterion, 0)["impurity"]
        for _, y, criterion in full
    ]
    what = "the sum of n / 10 times the decreases"
    cases = zip(full, impurities, strict=True)
    assert_cases(student.grow_tree, cases, read=weighted_decreases, atol=1e-9, what=what)


@pytest.mark.points(1)
def test_max_depth(student, reference, seed):
    """Counts splits on a path: max_depth=0 is one leaf, max_depth=1 one split and two leaves."""
    X, y = margins.numeric(seed("data"), 30, 2, "gini", 3)
    calls = [(X, y, "gini", depth) for depth in (0, 1, 2, 3)]
    calls.append((XOR, np.array([1, 1, 1, 0]), "gini", 0))
    assert_splits(student.grow_tree, answered_by(reference.grow_tree, calls))


@pytest.mark.points(1)
def test_pure_and_constant(student):
    """Makes a leaf of equal labels, of equal targets (0.1 too), and of equal rows."""
    X, same = np.arange(14.0).reshape(7, 2), np.full((4, 2), 0.3)
    # One of the two features is constant, and both are after the first split.
    half = np.array([[5.0, 0.0], [5.0, 0.0], [5.0, 1.0], [5.0, 0.0]])
    cases = [
        ((X, np.full(7, "a")), leaf("a")),
        ((X, np.full(7, 0.1), "mse"), leaf(0.1)),
        ((X[:1], np.array([3])), leaf(3)),
        ((same, np.array([2, 1, 1, 2])), leaf(1)),
        ((same, np.array([2.0, 1.0, 1.0, 2.0]), "mse"), leaf(1.5)),
        ((half, np.array([0, 1, 0, 0])), split(1, 0.5, leaf(0), leaf(0), value=0)),
        # The majority above does not settle the tie of two equal rows.
        ((half[1:, 1:], np.array([1, 1, 0])), split(0, 0.5, leaf(0), leaf(1), value=1)),
        # Integers, with a midpoint that is none.
        ((np.array([[-3], [-2]]), np.array([1, 0])), split(0, -2.5, leaf(1), leaf(0), value=0)),
    ]
    assert_splits(student.grow_tree, cases, "value")


@pytest.mark.points(1)
def test_a_decrease_of_zero_is_taken(student):
    """Splits at a decrease of 0 too, on the smaller feature: exclusive or is learned at depth 2."""
    tables = [
        ([0, 1, 1, 0], "gini"),
        (["a", "b", "b", "a"], "entropy"),
        ([0.0, 1.0, 1.0, 0.0], "mse"),
    ]
    cases = []
    for labels, criterion in tables:
        y, first, second = np.array(labels), leaf(labels[0]), leaf(labels[1])
        below = split(1, 0.5, first, second)
        cases.append(((XOR, y, criterion), split(0, 0.5, below, below)))
        if criterion == "entropy":
            continue
        # A constant feature has no midpoint: it is no split, not one with a decrease of 0.
        X, below = np.column_stack([np.full(4, 7.0), XOR]), split(2, 0.5, first, second)
        cases.append(((X, y, criterion), split(1, 0.5, below, below)))
    assert_splits(student.grow_tree, cases)


@pytest.mark.points(1)
def test_min_leaf(student, reference, seed):
    """Takes the best split with min_leaf rows on both sides; without any the node is a leaf."""
    X, y = np.arange(6.0)[:, None], np.array([0, 1, 1, 1, 1, 1])
    cases = [
        ((X, y, "gini", None, 2), split(0, 1.5, leaf(0), leaf(1))),
        ((X, y, "gini", None, 4), leaf(1)),
        ((X[:4], np.array([0, 0, 1, 1]), "gini", None, 2), split(0, 1.5, leaf(0), leaf(1))),
    ]
    # Gini splits at 1.5, the entropy at 3.5.
    calls = [(np.arange(7.0)[:, None], np.array([0, 0, 1, 1, 2, 2, 0]), "entropy", 1, 2)]
    for criterion, least in [("gini", 3), ("entropy", 4), ("mse", 5)]:
        X, y = margins.numeric(seed(criterion), 24, 2, criterion, None, least)
        calls.append((X, y, criterion, None, least))
    assert_splits(student.grow_tree, [*cases, *answered_by(reference.grow_tree, calls)])


@pytest.mark.points(1)
def test_min_decrease(student, reference, seed):
    """Makes a leaf if the best decrease, that of the node itself, is at most min_decrease."""
    y = np.array([0, 0, 1, 1])
    cases = [
        ((XOR, np.array([0, 1, 1, 0]), "gini", None, 1, 1e-12), leaf(0)),
        # Exactly as large as min_decrease is not enough.
        ((XOR, y, "gini", None, 1, 0.5), leaf(0)),
        ((XOR, y, "gini", None, 1, 0.499999), split(0, 0.5, leaf(0), leaf(1))),
    ]
    # Feature 0 lowers the impurity by 0.3, feature 1 by 0.5.
    X, y = np.repeat([[0.0, 0.0], [0.0, 1.0], [1.0, 1.0]], [4, 1, 3], axis=0), np.repeat(y, 2)
    cases.append(((X, y, "gini", None, 1, 0.25), split(1, 0.5, leaf(0), leaf(1))))
    calls = []
    for criterion in CRITERIA:
        X, y = margins.blocks(seed(criterion), 30, 2, criterion)
        tree = reference.grow_tree(X, y, criterion)
        found = sorted(node["decrease"] for node in inner_nodes(tree))
        calls += [
            (X, y, criterion, None, 1, (low + high) / 2)
            for low, high in pairwise(found)
            if high - low > margins.GAP
        ]
    assert_splits(student.grow_tree, [*cases, *answered_by(reference.grow_tree, calls)])


@pytest.mark.points(1)
def test_ties(student):
    """Takes the smaller feature, then the smaller threshold, of splits within 1e-9 of the best."""
    x, y = np.array([0.0, 1.0, 2.0, 3.0]), np.array([1, 0, 0, 1])
    tree = split(0, 0.5, leaf(1), split(0, 2.5, leaf(0), leaf(1)))
    tenfold = split(0, 5.0, leaf(1), split(0, 25.0, leaf(0), leaf(1)))
    pair = np.array([[9.0, 1.0], [4.0, 2.0]])
    cases = [((np.column_stack([x, other]), y), tree) for other in (x, 10 * x, -x)]
    cases.append(((np.column_stack([10 * x, x]), y), tenfold))
    cases.append(((pair, np.array(["r", "s"]), "entropy"), split(0, 6.5, leaf("s"), leaf("r"))))
    # A feature that is nearly as good is no tie; the last one is better by 1.5e-7 of the impurity.
    y = np.repeat([1, 0], [2, 28])
    nearly, better = np.arange(30) < 3, np.arange(30) < 2
    X = np.column_stack([nearly, better]).astype(float)
    cases.append(((X, y), split(1, 0.5, leaf(0), leaf(1))))
    X = np.array([[0.0, 1.0], [1.0, 1.0], [1.0, 1.0], [1.0, 0.0]])
    y = np.array([0.0, 1.0, 1.0, -1.1e-7])
    below = split(1, 0.5, leaf(0), split(0, 0.5, leaf(0), leaf(1)))
    cases.append(((X, y, "mse"), below))
    # The impurity is that of the node: what is far away at the root is no tie below it.
    X, y = np.vstack([X, [9.0, 9.0]]), np.array([0.0, 1.0, 1.0, -1.0, 1e6])
    cases.append(((X, y, "mse"), split(0, 5.0, below, leaf(1e6))))
    assert_splits(student.grow_tree, cases)
    # The mirror image of a feature has the same best decrease, but for rounding.
    cases = [
        ((np.column_stack(columns), y, criterion, 1), {"feature": 0, "threshold": right})
        for criterion in CRITERIA
        for x, y, right in margins.rounded(criterion)
        for columns in ([x, 25 - x], [25 - x, x])
    ]
    assert_first_splits(student.grow_tree, cases, what="the root")
    # So have splits that gain nothing; whether they are made has a test of its own. Each usual way
    # to compute an impurity that rounds the second feature up in any of the tables does in these.
    cases = [
        ((X, 0.1 * y if criterion == "mse" else y, criterion, 1), {"feature": 0, "threshold": 0.5})
        for criterion in CRITERIA
        for X, y in margins.useless()[:3]
    ]
    assert_first_splits(student.grow_tree, cases, what="the root", may_be_leaf=True)


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
