"""The assignment is the best one: by brute force, and as SciPy finds it."""

import itertools

import numpy as np
import pytest
from scipy.optimize import linear_sum_assignment

from autograder.testing.optimal_matching import best_matching, most_agreeing


@pytest.mark.parametrize("seed", range(40))
def test_no_other_assignment_costs_less(seed):
    rng = np.random.default_rng(seed)
    rows = int(rng.integers(1, 6))
    columns = rows + int(rng.integers(0, 3))
    cost = rng.normal(size=(rows, columns))
    if seed % 2:
        cost = rng.integers(-2, 3, size=(rows, columns)).astype(float)  # many ties
    found = best_matching(cost)
    assert len(set(found.tolist())) == rows
    orders = itertools.permutations(range(columns), rows)
    best = min(cost[np.arange(rows), list(order)].sum() for order in orders)
    assert cost[np.arange(rows), found].sum() == pytest.approx(best)


@pytest.mark.parametrize("shape", [(60, 60), (30, 200)])
def test_many_rows(shape):
    cost = np.random.default_rng(1).exponential(size=shape) ** 3
    found = best_matching(cost)
    rows, columns = linear_sum_assignment(cost)
    assert found.tolist() == columns[np.argsort(rows)].tolist()


def test_no_rows():
    assert best_matching(np.zeros((0, 3))).size == 0


def test_a_matching_in_which_all_agree_is_found_though_another_is_nearer():
    agrees = np.array([[True, True], [True, False]])
    distance = np.array([[0.0, 5.0], [5.0, 0.0]])
    assert best_matching(distance).tolist() == [0, 1]
    assert most_agreeing(agrees, distance).tolist() == [1, 0]
    assert most_agreeing(~agrees & agrees, distance).tolist() == [0, 1]


def test_distances_without_end_are_far():
    distance = np.array([[np.inf, np.nan, 1.0], [1.0, np.inf, np.inf], [np.inf, 2.0, np.inf]])
    assert most_agreeing(np.zeros((3, 3), dtype=bool), distance).tolist() == [2, 0, 1]
