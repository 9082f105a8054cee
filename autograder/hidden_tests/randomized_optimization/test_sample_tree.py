"""Hidden tests of randomized_optimization/sample_tree; titles are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.randomized_optimization.bit_tree_oracles import (
    drawn_chain,
    sampled,
    with_probabilities,
)
from autograder.hidden_tests.randomized_optimization.bit_walk_oracles import draws, whole
from autograder.testing import (
    as_array,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_draws,
    assert_law,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)

QUEUE = [-1, 0, 0, 2, 2, 1]  # 1 and 2 are children of 0; 5 of 1; 3 and 4 of 2
UPSIDE = [1, 2, 3, -1]  # a chain from bit 3 up to bit 0


@pytest.mark.points(1)
def test_recipe(student, reference, seed):
    """Draws n numbers for each bit, and compares them with p given the parent in that string."""
    u = draws(1).random((2, 9))
    first = (u[0] < 0.4).astype(int)
    second = (u[1] < np.where(first, 0.8, 0.3)).astype(int)
    dist = {"root": 0.4, "cpt": np.array([[0.4, 0.4], [0.3, 0.8]])}
    cases = [((dist, [-1, 0], 9, draws(1)), np.column_stack([first, second]))]
    assert_cases(student.sample_tree, cases)
    calls = []
    for start in (0, 2, seed("chain")):
        rng = draws(start)
        trees = [-1, 0, 1, 2], [-1, 0], [-1]
        calls += [
            (*with_probabilities(rng, tree), n, draws(start)) for tree in trees for n in (1, 15)
        ]
    sure = {"root": 0.5, "cpt": np.array([[0.5, 0.5], [0.0, 1.0], [0.3, 0.8]])}
    calls += [(sure, [-1, 0, 1], 15, draws(3))]
    exact = float(draws(4).random(9)[3])  # a number equal to the probability
    dist = {"root": exact, "cpt": np.array([[exact, exact], [0.2, 0.9]])}
    calls += [(dist, [-1, 0], 9, draws(4))]
    assert_agrees(student.sample_tree, sampled, calls)
    few = [calls[0], (sure, [-1, 0, 1], 4, draws(1))]
    assert_draws(student.sample_tree, reference.sample_tree, few)


@pytest.mark.points(1)
def test_queue(student, seed):
    """Visits bits first in, first out, where that is not the order of their numbers."""
    calls = []
    for start in (0, 1, seed("queue")):
        rng = draws(start)
        trees = QUEUE, [-1, 0, 0, 2, 1, 1, 2], [-1, 0, 1, 0, 3, 2], [-1, 0, 0, 0]
        calls += [(*with_probabilities(rng, tree), 20, draws(start)) for tree in trees]
    assert_agrees(student.sample_tree, sampled, calls)


@pytest.mark.points(1)
def test_parents_first(student, seed):
    """Takes trees whose root is any bit, and parents of larger number than their children."""
    calls = []
    for start in (0, 1, seed("trees")):
        rng = draws(start)
        trees = [UPSIDE, [1, -1], [2, 0, -1], drawn_chain(rng, 6), drawn_chain(rng, 9)]
        calls += [(*with_probabilities(rng, tree), 20, draws(start)) for tree in trees]
    assert_agrees(student.sample_tree, sampled, calls)


@pytest.mark.points(1)
def test_certain_bits(student, seed):
    """Takes probabilities of 0 and 1: copies and opposites of the parent."""
    copies = np.array([[0.5, 0.5], [0.0, 1.0], [1.0, 0.0], [0.0, 1.0]])

    def law(got, dist, parent, n, rng):
        rows = as_array(whole(got, "the strings"), shape=(n, 4), what="the strings")
        require(np.isin(rows, (0, 1)), "Some bit is neither 0 nor 1.")
        root = rows[:, 0]
        require(root.min() < root.max(), "All roots are equal.")
        right = np.column_stack([root, root, 1 - root, 1 - root])
        require(rows == right, "A bit that copies its parent, or its opposite, does not.")

    call = {"root": 0.5, "cpt": copies}, [-1, 0, 0, 2]
    assert_law(student.sample_tree, [(*call, 40, draws(s)) for s in (0, seed("copies"))], law)
    sure = {"root": 1.0, "cpt": np.array([[1.0, 1.0], [1.0, 0.0], [1.0, 1.0]])}
    cases = [((sure, [-1, 0, 1], 3, draws(0)), np.array([[1, 0, 1]] * 3))]
    assert_cases(student.sample_tree, cases)


@pytest.mark.points(1)
def test_shares(student, seed):
    """Draws pairs of parent and child in about the shares of the tree; changes no argument."""
    cpt = np.array([[0.35, 0.35], [0.2, 0.9], [0.7, 0.1]])
    dist, parent = {"root": 0.35, "cpt": cpt}, [-1, 0, 1]

    def law(got, dist, parent, n, rng):
        rows = as_array(got, shape=(n, 3), what="the strings")
        for child, above, given in ((1, 0, 0), (1, 0, 1), (2, 1, 0), (2, 1, 1)):
            chosen = rows[rows[:, above] == given, child]
            require(len(chosen) > 200, "A value of a parent comes up too seldom.")
            p = cpt[child, given]
            far = abs(chosen.mean() - p)
            require(far < 6 * np.sqrt(p * (1 - p) / len(chosen)), "A share is wrong.")
        require(abs(rows[:, 0].mean() - 0.35) < 6 * np.sqrt(0.25 / n), "The root is wrong.")

    calls = [(dist, parent, 4000, draws(s)) for s in (0, seed("shares"))]
    assert_law(student.sample_tree, calls, law)
    assert_leaves_arguments(student.sample_tree, [(dist, parent, 5, draws(0))])


@counterexample_search(
    tree=strategies.choices([-1, 0], [1, -1], [-1, 0, 0], QUEUE),
    n=strategies.choices(1, 2, 4),
    start=strategies.choices(0, 1),
)
def agrees_with_the_reference(student, reference, tree, n, start):
    call = *with_probabilities(draws(7), tree), n
    got = student.sample_tree(*call, draws(start))
    assert_close(got, reference.sample_tree(*call, draws(start)))
