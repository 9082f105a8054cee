"""Hidden tests of pairwise_mutual_information; titles are shown to students."""

import math

import numpy as np
import pytest

from autograder.hidden_tests.randomized_optimization.bit_tree_oracles import (
    leaning,
    shared_information,
)
from autograder.testing import (
    Case,
    as_array,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_symmetric,
    counterexample_search,
    remembered,
    strategies,
)

known_information = remembered(shared_information)
TWINS = np.array([[0, 0, 1], [0, 0, 0], [1, 1, 1], [1, 1, 0]])


@pytest.mark.points(1)
def test_pairs_by_hand(student):
    """Returns what was worked out by hand for small samples, in nats."""
    six = np.array([[0, 0], [0, 1], [1, 0], [1, 1], [1, 1], [1, 1]])
    shared = math.log(3 / 2) / 6 + math.log(3 / 4) / 3 + math.log(9 / 8) / 2
    cases = [(six, np.array([[0.0, shared], [shared, 0.0]]))]
    seven = np.array([[1, 1], [0, 0], [0, 0], [0, 0], [0, 1], [1, 0], [0, 0]])
    shared = 4 * math.log(28 / 25) + 2 * math.log(7 / 10) + math.log(7 / 4)
    cases += [(seven, np.array([[0.0, shared / 7], [shared / 7, 0.0]]))]
    assert_cases(student.pairwise_mutual_information, cases, atol=1e-9)


@pytest.mark.points(1)
def test_samples(student, seed):
    """Returns the mutual information of all pairs of bits in a sample."""
    calls = [leaning(np.random.default_rng(0), 30, 5), leaning(np.random.default_rng(1), 101, 7)]
    rng = np.random.default_rng(seed("samples"))
    faint, rare = (  # 5e-7 nats; two strings of 2000
        np.repeat([[0, 0], [0, 1], [1, 0], [1, 1]], counts, axis=0)
        for counts in ([1001, 999, 999, 1001], [1200, 1, 1, 798])
    )
    calls += [
        faint,
        rare,
        leaning(rng, 60, 6),
        rng.integers(0, 2, size=(25, 4)),
        leaning(rng, 80, 2),
    ]
    assert_agrees(
        student.pairwise_mutual_information, known_information, calls, atol=1e-9, rtol=0.0
    )


@pytest.mark.points(1)
def test_equal_and_opposite_bits(student):
    """Returns the entropy for equal and for opposite bits, and 0 on the diagonal."""
    log2 = math.log(2)
    lone = np.array([[0, 1], [1, 0], [1, 0], [1, 0]])
    entropy = -(0.25 * math.log(0.25) + 0.75 * math.log(0.75))
    cases = [
        Case(TWINS, np.array([[0, log2, 0], [log2, 0, 0], [0, 0, 0]]), label="equal bits"),
        Case(lone, np.array([[0, entropy], [entropy, 0]]), label="opposite bits"),
        Case(lone[:, [1, 1]], np.array([[0, entropy], [entropy, 0]]), label="equal bits"),
        Case(np.array([[0], [1]]), np.array([[0.0]]), label="one column"),
        Case(TWINS[1:3, [0, 1, 0, 1]], log2 - log2 * np.eye(4), label="two strings of four bits"),
    ]
    assert_cases(student.pairwise_mutual_information, cases, atol=1e-9)


@pytest.mark.points(1)
def test_constant_bits(student):
    """Returns 0 for bits that are always the same, and for a single string."""
    log2 = math.log(2)
    mixed = np.hstack([TWINS[:, :2], np.ones((4, 1), dtype=int), np.zeros((4, 1), dtype=int)])
    expected = np.zeros((4, 4))
    expected[0, 1] = expected[1, 0] = log2
    cases = [Case(mixed, expected, label="two constant bits")]
    cases += [Case(TWINS[:1], np.zeros((3, 3)), label="one string")]
    cases += [Case(np.ones((5, 2), dtype=int), np.zeros((2, 2)), label="ones only")]
    assert_cases(student.pairwise_mutual_information, cases, atol=1e-9)


@pytest.mark.points(1)
def test_large_samples(student, seed):
    """Takes hundreds of strings in integers of 8 bits, is symmetric, and changes nothing."""
    calls = []
    for start in (0, seed("large")):
        P = leaning(np.random.default_rng(start), 700, 4)
        calls += [P.astype(kind) for kind in (np.int8, np.uint8, np.int64)]
    settings = {"atol": 1e-9, "rtol": 0.0}
    assert_agrees(student.pairwise_mutual_information, known_information, calls, **settings)

    def law(mi, P):
        assert_symmetric(as_array(mi, shape=(P.shape[1],) * 2), atol=1e-9)

    assert_law(student.pairwise_mutual_information, calls, law)
    assert_leaves_arguments(student.pairwise_mutual_information, [TWINS, TWINS[:1]])


@counterexample_search(bits=strategies.labels((1, 4), (0, 1, 2, 3)))
def agrees_with_the_reference(student, reference, bits):
    P = np.column_stack([bits // 2, bits % 2])
    got = student.pairwise_mutual_information(P)
    assert_close(got, reference.pairwise_mutual_information(P), atol=1e-9)
