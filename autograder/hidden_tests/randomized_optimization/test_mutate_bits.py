"""Hidden tests of randomized_optimization/mutate_bits; titles are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.randomized_optimization.bit_walk_oracles import bits, draws, whole
from autograder.hidden_tests.randomized_optimization.breeding_oracles import mutated
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

P = np.array([bits("110100"), bits("011001"), bits("000111")])


def flipped_as_drawn(P, rate, rng):
    """Return the population by the recipe."""
    return np.array(mutated(P, rate, rng))


@pytest.mark.points(1)
def test_recipe(student, reference, seed):
    """Flips bits where the number drawn for them is below the rate."""
    u = draws(0).random((2, 3))
    expected = np.where(u < 0.5, 1 - P[:2, :3], P[:2, :3])
    assert_cases(student.mutate_bits, [((P[:2, :3], 0.5, draws(0)), expected)])
    calls = [(P, rate, draws(s)) for rate in (0.1, 0.5, 0.8) for s in (0, 1, seed("draws"))]
    exact = float(draws(4).random((3, 6))[1, 2])
    calls += [(P, exact, draws(4)), (P[:1], 0.3, draws(5)), (P[:, :1], 0.3, draws(6))]
    assert_agrees(student.mutate_bits, flipped_as_drawn, calls)
    few = [(P, rate, draws(1)) for rate in (0.0, 0.5, 1.0)]
    assert_draws(student.mutate_bits, reference.mutate_bits, few)


@pytest.mark.points(1)
def test_shares(student, seed):
    """Flips each bit on its own, zeros as often as ones."""

    def law(got, P, rate, rng):
        changed = as_array(got, shape=P.shape, what="the population") != P
        for name, part in (("zeros", changed[P == 0]), ("ones", changed[P == 1])):
            far = abs(part.mean() - rate)
            require(far < 6 * np.sqrt(rate / part.size), f"The share of flipped {name} is wrong.")
        spread = changed.sum(axis=1).var() / (P.shape[1] * rate * (1 - rate))
        require(0.5 < spread < 2, "The numbers of flips in the rows do not vary as they should.")

    rng = np.random.default_rng(seed("population"))
    big = rng.integers(0, 2, size=(600, 20))
    calls = [(big, rate, draws(s)) for rate in (0.05, 0.4) for s in (1, seed("shares"))]
    assert_law(student.mutate_bits, calls, law)


@pytest.mark.points(1)
def test_rates_of_0_and_1(student):
    """Flips nothing at rate 0 and everything at rate 1, and leaves the population alone."""
    small = P.astype(np.int8)
    cases = [((table, rate, draws(0)), abs(P - rate)) for table in (P, small) for rate in (0, 1)]
    cases += [((P.astype(np.uint8), 1.0, draws(0)), 1 - P)]
    assert_cases(student.mutate_bits, cases, read=whole)
    empty = np.zeros((0, 4), dtype=int)
    assert_cases(student.mutate_bits, [((empty, 0.5, draws(0)), empty)], read=whole)
    assert_leaves_arguments(student.mutate_bits, [(P, 0.5, draws(0)), (P, 1.0, draws(0))])


@counterexample_search(
    bits=strategies.labels(4, (0, 1)),
    rate=strategies.choices(0.0, 0.5, 1.0),
    start=strategies.choices(0, 1, 2),
)
def agrees_with_the_reference(student, reference, bits, rate, start):
    call = bits.reshape(2, 2), rate
    got = student.mutate_bits(*call, draws(start))
    assert_close(got, reference.mutate_bits(*call, draws(start)))
