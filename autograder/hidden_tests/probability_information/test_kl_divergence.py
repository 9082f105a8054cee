"""Hidden tests of probability_information/kl_divergence; first docstring lines are shown."""

from math import fsum, log

import numpy as np
import pytest

from autograder.hidden_tests.probability_information.information_laws import (
    E,
    assert_bits,
    assert_never_below_zero,
    assert_other_bases,
)
from autograder.testing import (
    Case,
    as_number,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_varies,
    counterexample_search,
    require,
    simplex_points,
    strategies,
)

WHAT = "the divergence"
RARE = "a q that rules out what hardly ever occurs"
TINY = 1e-12, 1e-300


@pytest.mark.points(1)
def test_bits_in_both_directions(student, seed):
    """Adds up p log2(p / q) if no base is named, and is not symmetric."""
    rng = np.random.default_rng(seed("distributions"))

    def summed(p, q):
        """Add up the terms one by one."""
        return fsum(a * log(a / b, 2) for a, b in zip(p, q, strict=True))

    fair, loaded = np.array([0.5, 0.5]), np.array([0.125, 0.875])
    by_hand = [((fair, loaded), 0.5963225389711979), ((loaded, fair), 0.4564355568004036)]
    pairs = [tuple(simplex_points(rng, 2, k)) for k in (2, 3, 7, 30)]
    drawn = [*pairs, *(pair[::-1] for pair in pairs)]
    assert_bits(student.kl_divergence, WHAT, by_hand, summed, drawn)
    certain = np.array([0.0, 1.0])
    both = np.array([0.0, 0.5, 0.5]), np.array([0.0, 0.25, 0.75])  # a zero of both
    rounded = np.array([0.7, 0.2, 0.1]), np.array([0.6, 0.3, 0.1])  # 1 but for rounding
    calls = [(certain, fair), (fair, certain), both, rounded]
    assert_leaves_arguments(student.kl_divergence, calls)


@pytest.mark.points(1)
def test_other_bases(student, reference, seed):
    """Takes the base of the logarithm: e, 10, 2 and 3."""
    rng = np.random.default_rng(seed("distributions"))
    known = (np.array([0.5, 0.5]), np.array([0.125, 0.875])), 0.5963225389711979
    drawn = [tuple(simplex_points(rng, 2, 5)) for _ in range(4)]
    oracle = reference.kl_divergence
    assert_other_bases(student.kl_divergence, WHAT, known, oracle, drawn)


@pytest.mark.points(1)
def test_equal_and_impossible_for_p(student, seed):
    """Leaves out what p cannot bring, whatever q says of it; is 0 for equal distributions."""
    rng = np.random.default_rng(seed("distributions"))
    p = np.array([0.0, 0.5, 0.5, 0.0])
    cases = [
        Case((p, np.array([0.25, 0.25, 0.25, 0.25])), 1.0, label="zeros of p"),
        Case((p, np.array([0.5, 0.25, 0.25, 0.0])), 1.0, label="zeros of p and of both"),
        Case((np.array([0.5, 0.5, 0.0]), np.array([0.125, 0.875, 0.0])), 0.5963225389711979),
        Case((np.array([1.0, 0.0]), np.array([0.25, 0.75])), 2.0, label="a certain outcome"),
        Case((p, p), 0.0, label="equal distributions with zeros"),
    ]
    equal = [(q, q.copy()) for q in simplex_points(rng, 4, 5)]
    cases += [Case(pair, 0.0, label="equal distributions") for pair in equal]
    near = []
    for q in simplex_points(rng, 60, 5):
        moved = q * (1 + 1e-9 * rng.normal(size=5))
        near.append((q, moved / moved.sum()))
    cases += [Case((np.array([1e-8, 1 - 1e-8]), np.full(2, 0.5)), 1 - 2.8018112e-7)]
    rare = np.array([5e-12, 1 - 5e-12]), np.array([1e-300, 1.0])
    cases.append(Case(rare, 4.787973e-9, label="a rare outcome that q nearly rules out"))
    apart = np.full(2, 0.5), np.array([0.50005, 0.49995])
    cases.append(Case(apart, 7.213475e-9, label="nearly equal distributions"))
    cases += [Case(pair, 0.0, label="nearly equal distributions") for pair in near]
    assert_never_below_zero(student.kl_divergence, WHAT, cases)


@pytest.mark.points(1)
def test_impossible_for_q(student):
    """Is infinite if q rules out what p can bring, and large if q nearly does."""
    fair = np.array([0.5, 0.5])
    assert_varies(
        student.kl_divergence, [(fair, np.array([0.25, 0.75])), (fair, np.array([0.9, 0.1]))]
    )
    cases = [
        Case((fair, np.array([1.0, 0.0])), np.inf, label="a q that rules an outcome out"),
        Case((np.array([0.25, 0.5, 0.25]), np.array([0.0, 0.5, 0.5])), np.inf),
        Case((np.array([0.0, 0.5, 0.5]), np.array([0.0, 1.0, 0.0])), np.inf),
        *(Case((np.array([a, 1 - a]), np.array([0.0, 1.0])), np.inf, label=RARE) for a in TINY),
        Case((fair, np.array([0.0, 1.0]), E), np.inf, label="base e"),
        Case((fair, np.array([2.0**-40, 1.0])), 19.0, label="a q that nearly rules an outcome out"),
        Case((fair, np.array([1e-300, 1.0])), 150 * np.log2(10) - 1, label="a q of 1e-300"),
    ]
    assert_cases(student.kl_divergence, cases, read=as_number, atol=1e-9, what=WHAT)


@counterexample_search(
    pair=strategies.equal_distributions(2, (1, 3)),
    base=strategies.choices(2.0, 4.0),
)
def agrees_with_the_reference(student, reference, pair, base):
    got = student.kl_divergence(*pair, base)
    assert_close(got, reference.kl_divergence(*pair, base), atol=1e-9)
    require(as_number(got) >= 0, "The divergence is below 0.")
