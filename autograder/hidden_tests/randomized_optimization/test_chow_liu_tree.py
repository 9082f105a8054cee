"""Hidden tests of randomized_optimization/chow_liu_tree; titles are shown to students."""

from functools import cache

import numpy as np
import pytest

from autograder.hidden_tests.randomized_optimization.bit_tree_oracles import (
    drawn_weights,
    edges_of,
    grown,
    trees_of,
    weight_table,
)
from autograder.hidden_tests.randomized_optimization.bit_walk_oracles import whole
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_varies,
    counterexample_search,
    remembered,
    require,
    strategies,
)


@cache
def all_trees(n):
    """Return all trees once."""
    return trees_of(n)


@remembered
def largest_total(mi):
    """Return the largest total weight of a tree."""
    return max(sum(mi[edge] for edge in edges_of(tree)) for tree in all_trees(len(mi)))


ZIGZAG = weight_table(5, [(0, 3, 0.9), (3, 1, 0.8), (1, 4, 0.7), (4, 2, 0.6)], 0.1)
CHAIN = weight_table(4, [(0, 1, 0.2), (1, 2, 0.5), (2, 3, 0.4)], 0.05)


@pytest.mark.points(1)
def test_by_hand(student):
    """Returns the parents of trees that were grown by hand."""
    cases = [
        (weight_table(3, [(0, 1, 0.1), (0, 2, 0.5), (1, 2, 0.3)]), [-1, 2, 0]),
        (ZIGZAG, [-1, 3, 4, 0, 1]),
        (CHAIN, [-1, 0, 1, 2]),
        (weight_table(4, [(0, 1, 0.3), (0, 2, 0.6), (0, 3, 0.4)], 0.1), [-1, 0, 0, 0]),
        (
            weight_table(4, [(0, 3, 0.1), (1, 3, 0.7), (2, 3, 0.6), (1, 2, 0.65)], 0.02),
            [-1, 3, 1, 0],
        ),
    ]
    assert_cases(
        student.chow_liu_tree, [(mi, np.array(parent)) for mi, parent in cases], read=whole
    )


@pytest.mark.points(1)
def test_drawn_tables(student, seed):
    """Returns the parents for tables without ties."""
    calls = [
        drawn_weights(np.random.default_rng(s), n)
        for s in (0, 1, seed("tables"))
        for n in (4, 7, 12)
    ]
    assert_agrees(student.chow_liu_tree, lambda mi: np.array(grown(mi)), calls)


@pytest.mark.points(1)
def test_heaviest(student, seed):
    """Finds a tree of the largest total weight among all there are."""

    def law(parent, mi):
        total = sum(mi[edge] for edge in edges_of(parent))
        require(abs(total - largest_total(mi)) < 1e-9, "Another tree has a larger total weight.")

    calls = [
        drawn_weights(np.random.default_rng(s), n) for s in (2, 3, seed("heavy")) for n in (4, 5)
    ]
    assert_law(student.chow_liu_tree, [*calls, CHAIN, ZIGZAG], law)


@pytest.mark.points(1)
def test_ties(student, seed):
    """Takes the smallest new node of equal edges, and then the smallest parent."""
    square = weight_table(4, [(0, 3, 0.5), (3, 1, 0.5), (3, 2, 0.5), (0, 2, 0.5), (1, 2, 0.25)])
    cases = [
        Case(square, np.array([-1, 3, 0, 0]), label="equal edges"),
        Case(np.zeros((4, 4)), np.array([-1, 0, 0, 0]), label="zeros"),
        Case(np.full((5, 5), 0.25), np.array([-1, 0, 0, 0, 0]), label="all equal"),
    ]
    first = weight_table(4, [(0, 1, 0.75), (0, 3, 0.5), (1, 2, 0.5), (2, 3, 0.625)])
    cases += [Case(first, np.array([-1, 0, 1, 2]), label="the smallest new node first")]
    late = weight_table(4, [(0, 2, 0.5), (2, 3, 0.5), (2, 1, 0.5), (0, 3, 0.25)])
    cases += [Case(late, np.array([-1, 2, 0, 2]), label="equal edges from node 2")]
    both = weight_table(5, [(0, 4, 0.5), (4, 1, 0.25), (0, 2, 0.25), (4, 3, 0.25), (0, 3, 0.25)])
    cases += [Case(both, np.array([-1, 4, 0, 0, 0]), label="equal edges from 0 and from 4")]
    assert_varies(student.chow_liu_tree, [CHAIN, ZIGZAG])
    assert_cases(student.chow_liu_tree, cases)
    calls = []
    for start in (0, 1, 2, seed("ties")):
        half = np.triu(np.random.default_rng(start).integers(0, 3, size=(7, 7)), 1) / 4
        calls.append(half + half.T)
    assert_agrees(student.chow_liu_tree, lambda mi: np.array(grown(mi)), calls)


@pytest.mark.points(1)
def test_almost_equal(student):
    """Treats weights within 1e-9 as equal, and those that are farther apart as different."""
    cases = [Case(ZIGZAG, np.array([-1, 3, 4, 0, 1]))]
    for gap in (1e-15, 1e-12, -1e-12):
        level = [(0, 1, 0.5), (1, 3, 0.5), (0, 3, 0.5 - gap)]
        above = [(0, 2, 0.5 + gap), (1, 2, 0.5 + gap), (2, 3, 0.5 + gap)]
        near = weight_table(4, level + above)
        cases.append(Case(near, np.array([-1, 0, 0, 0]), label=f"a gap of {abs(gap):g}"))
        noise = weight_table(3, [(0, 1, 1e-16), (0, 2, abs(gap)), (1, 2, abs(gap))])
        cases.append(Case(noise, np.array([-1, 0, 0]), label=f"zeros but for {abs(gap):g}"))
    steps = weight_table(4, [(0, 1, 0.5), (0, 2, 0.5 + 6e-10), (0, 3, 0.5 + 12e-10), (2, 3, 0.75)])
    cases.append(Case(steps, np.array([-1, 0, 0, 2]), label="gaps of 6e-10, one after the other"))
    grid = weight_table(3, [(0, 1, 0.5 + 4e-10), (0, 2, 0.5 + 6e-10), (1, 2, 0.5 + 6e-10)])
    cases.append(Case(grid, np.array([-1, 0, 0]), label="a gap of 2e-10"))
    lower = [(0, 3, 0.75), (2, 3, 0.5), (1, 3, 0.5 - 6e-10), (0, 1, 0.5 - 12e-10)]
    label = "gaps of 6e-10, the lower edge from node 0"
    cases.append(Case(weight_table(4, lower), np.array([-1, 3, 3, 0]), label=label))
    for weight, gap in ((0.5, 1.5e-9), (5.0, 4e-9), (1000.0, 1e-7)):
        heavy = weight_table(3, [(0, 1, weight), (0, 2, weight + gap), (1, 2, weight + gap)])
        label = f"a gap of {gap:g} between weights of {weight:g}"
        cases.append(Case(heavy, np.array([-1, 2, 0]), label=label))
    for gap in (1e-6, 1e-8):
        apart = weight_table(3, [(0, 1, 0.5), (0, 2, 0.5 + gap), (1, 2, 0.5 + gap)])
        cases.append(Case(apart, np.array([-1, 2, 0]), label=f"a gap of {gap:g}"))
        tiny = weight_table(3, [(0, 1, gap), (0, 2, 2 * gap), (1, 2, 3 * gap)])
        cases.append(Case(tiny, np.array([-1, 2, 0]), label=f"weights of {gap:g}"))
    assert_cases(student.chow_liu_tree, cases)


@pytest.mark.points(1)
def test_small_tables(student):
    """Takes one node and two, ignores the diagonal, takes integers, and changes nothing."""
    loud = ZIGZAG + np.diag([9.0, 0.0, 7.0, 3.0, 8.0])
    whole = np.array([[0, 1, 5], [1, 0, 3], [5, 3, 0]])
    cases = [
        Case(loud, np.array([-1, 3, 4, 0, 1]), label="a diagonal that is not 0"),
        Case(np.zeros((1, 1)), np.array([-1]), label="one node"),
        Case(weight_table(2, [(0, 1, 0.3)]), np.array([-1, 0]), label="two nodes"),
        Case(np.zeros((2, 2)), np.array([-1, 0]), label="two nodes, zeros"),
        Case(whole, np.array([-1, 2, 0]), label="integers"),
    ]
    assert_cases(student.chow_liu_tree, cases)
    assert_leaves_arguments(student.chow_liu_tree, [ZIGZAG, loud, whole])


@counterexample_search(weights=strategies.labels(6, (0.0, 0.25, 0.5, 1.0)))
def agrees_with_the_reference(student, reference, weights):
    mi = np.zeros((4, 4))
    mi[np.triu_indices(4, 1)] = weights
    assert_close(student.chow_liu_tree(mi + mi.T), np.array(reference.chow_liu_tree(mi + mi.T)))
