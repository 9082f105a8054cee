"""Hidden tests of model_evaluation/split_indices; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.model_evaluation.fold_laws import read_rows, read_sizes
from autograder.testing import (
    answered_by,
    as_tuple,
    assert_cases,
    assert_draws,
    assert_law,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_parts_of_one_permutation(student, reference, seed):
    """Cuts one permutation by rng into parts, in the order of the fractions."""
    rng = np.random.default_rng(7)
    order = rng.permutation(8)
    by_hand = (8, (0.25, 0.75), np.random.default_rng(7)), (order[:2], order[2:])
    calls = [
        (n, fractions, np.random.default_rng(seed(f"{n}")))
        for n, fractions in [(20, (0.5, 0.5)), (40, (0.75, 0.25)), (60, (0.8, 0.2))]
    ]
    cases = [by_hand, *answered_by(reference.split_indices, calls)]
    assert_cases(student.split_indices, cases, parts=["the first pile", "the second pile"])
    assert_draws(student.split_indices, reference.split_indices, calls[:2])


@pytest.mark.points(1)
def test_what_is_left_over(student, seed):
    """Gives the rows that are left over to the first pile, and knows 29 percent of 100."""
    sizes = [
        (100, (0.71, 0.29), [71, 29]),
        (10, (1 / 3, 2 / 3), [4, 6]),
        (11, (0.5, 0.5), [6, 5]),
        (7, (0.3, 0.7), [3, 4]),
        (1000, (0.419, 0.581), [419, 581]),
        (50, (0.42, 0.58), [21, 29]),
        (1, (0.5, 0.5), [1, 0]),
        (10, (0.1, 0.45, 0.45), [2, 4, 4]),
        (5, (0.0, 0.5, 0.5), [1, 2, 2]),
        (1000, (0.7 + 2.5e-10, 0.3 - 2.5e-10), [701, 299]),
        (1, (7e-10, 1 - 7e-10), [0, 1]),
        (7, (0.25,) * 4, [4, 1, 1, 1]),
    ]
    rng = np.random.default_rng(seed("shuffle"))
    cases = [((n, fractions, rng), expected) for n, fractions, expected in sizes]
    assert_cases(student.split_indices, cases, read=read_sizes, what="the sizes of the piles")


@pytest.mark.points(1)
def test_any_number_of_piles(student, seed):
    """Makes one pile, three or more, and empty ones; each row is in one of them."""

    def holds_each_row_once(piles, n, fractions, _):
        piles = as_tuple(piles, len(fractions))
        dealt = np.sort(np.concatenate([read_rows(pile, "a pile") for pile in piles]))
        require(np.array_equal(dealt, np.arange(n)), "Not every row is in exactly one pile.")

    rng = np.random.default_rng(seed("shuffle"))
    sizes = [
        (12, (0.5, 0.25, 0.25), [6, 3, 3]),
        (20, (0.2,) * 5, [4] * 5),
        (6, (1.0,), [6]),
        (8, (0.5, 0.0, 0.5), [4, 0, 4]),
        (5, (1.0, 0.0), [5, 0]),
        (4, (0.0, 1.0), [0, 4]),
    ]
    cases = [((n, fractions, rng), expected) for n, fractions, expected in sizes]
    assert_cases(student.split_indices, cases, read=read_sizes, what="the sizes of the piles")
    assert_law(student.split_indices, [call for call, _ in cases], holds_each_row_once)
    draws = np.random.default_rng(seed("five"))
    order = np.random.default_rng(seed("five")).permutation(15)
    five = (15, (0.2,) * 5, draws), tuple(np.split(order, 5))
    single = (15, (1.0,), np.random.default_rng(seed("five"))), (order,)
    assert_cases(student.split_indices, [five, single])


@pytest.mark.points(1)
def test_fractions_must_add_up(student, seed):
    """Raises ValueError unless the fractions add up to 1, but for rounding."""
    rng = np.random.default_rng(seed("shuffle"))
    good = [(0.1,) * 10, (0.7, 0.2, 0.1), (1 / 3, 1 / 3, 1 / 3), (0.5 + 1e-11, 0.5)]
    bad = {
        "a sum below 1": (0.5, 0.4),
        "a single share below 1": (0.9,),
        "a sum slightly below 1": (0.5, 0.5 - 1e-6),
        "a sum below 1 by a hair": (0.5, 0.5 - 3e-9),
        "a sum above 1": (0.6, 0.6),
        "a sum slightly above 1": (0.5, 0.5 + 1e-6),
        "a sum above 1 by a hair": (0.5, 0.5 + 3e-9),
        "a sum of 0": (0.0, 0.0),
        "a single share above 1": (2.0,),
    }
    works_on = [(30, fractions, rng) for fractions in good]
    calls = {name: (30, fractions, rng) for name, fractions in bad.items()}
    assert_raises(student.split_indices, ValueError, calls, works_on=works_on)


@counterexample_search(
    n=strategies.choices(*range(1, 12)),
    fractions=strategies.choices((0.5, 0.5), (0.25, 0.75), (0.3, 0.7), (0.5, 0.2, 0.3), (1.0,)),
)
def agrees_with_the_reference(student, reference, n, fractions):
    got, right = (
        side.split_indices(n, fractions, np.random.default_rng(n)) for side in (student, reference)
    )
    piles = [read_rows(pile, "a pile").tolist() for pile in as_tuple(got, len(fractions))]
    require(piles == [pile.tolist() for pile in right], "The piles hold other rows.")
