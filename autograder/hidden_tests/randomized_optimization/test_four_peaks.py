"""Hidden tests of randomized_optimization/four_peaks; titles are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.randomized_optimization.bit_walk_oracles import bits
from autograder.testing import (
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)


def height(text, t):
    """Return the height of a text of zeros and ones."""
    head, tail = len(text) - len(text.lstrip("1")), len(text) - len(text.rstrip("0"))
    return max(head, tail) + (len(text) if head > t and tail > t else 0)


def cases_of(*rows):
    """Return cases of texts, thresholds and heights."""
    return [((bits(text), t), expected) for text, t, expected in rows]


@pytest.mark.points(1)
def test_head_or_tail(student, seed):
    """Returns the longer of head and tail where there is no reward."""
    cases = cases_of(
        ("11010", 3, 2),
        ("1011000", 3, 3),
        ("0111", 2, 0),
        ("010111", 3, 0),
        ("1110111011", 4, 3),
        ("0001110000", 5, 4),
        ("1101100101001", 6, 2),
    )
    rng = np.random.default_rng(seed("strings"))
    for n in (6, 11, 25):
        text = "".join(map(str, rng.integers(0, 2, size=n)))
        cases += cases_of((text, n, height(text, n)))
    assert_cases(student.four_peaks, cases)


@pytest.mark.points(1)
def test_reward(student, seed):
    """Adds n only if head and tail are both longer than t."""
    cases = cases_of(
        ("11101000", 2, 11),
        ("11101000", 3, 3),
        ("1110100", 2, 3),
        ("1101000", 2, 3),
        ("110100", 2, 2),
        ("11100", 1, 8),
        ("1101000", 1, 10),
        ("10", 0, 3),
        ("1010", 0, 5),
        ("0100", 0, 2),
        ("11110000", 3, 12),
        ("1111100000", 4, 15),
        ("1111100000", 5, 5),
    )
    rng = np.random.default_rng(seed("strings"))
    for t in (0, 1, 3):
        middle = "".join(map(str, rng.integers(0, 2, size=6)))
        for text in (
            "1" * t + "0" + middle + "10" + "0" * t,
            "1" * (t + 2) + middle + "0" * (t + 1),
        ):
            cases += cases_of((text, t, height(text, t)))
    assert_cases(student.four_peaks, cases)


@pytest.mark.points(1)
def test_all_alike(student):
    """Takes strings of ones only, of zeros only and of one bit."""
    cases = [((np.full(n, bit), t), n) for n in (1, 2, 9) for bit in (0, 1) for t in (1, 3)]
    assert_cases(student.four_peaks, cases)


@pytest.mark.points(1)
def test_every_string(student):
    """Is right for all strings of 7 bits, for long ones, and for integers of other widths."""
    texts = [f"{number:07b}" for number in range(128)]
    cases = [((bits(text), 7), height(text, 7)) for text in texts]
    for kind in (np.int8, np.uint8):
        long = "1" * 140 + "0" * 160, "1" * 130 + "01" + "0" * 129, "1" * 300
        cases += [((bits(text).astype(kind), 20), height(text, 20)) for text in long]
    assert_cases(student.four_peaks, cases)
    assert_leaves_arguments(student.four_peaks, [(bits("110100"), 1), (bits("0011"), 0)])


@counterexample_search(x=strategies.labels((1, 6), (0, 1)), t=strategies.choices(0, 1, 2))
def agrees_with_the_reference(student, reference, x, t):
    assert_close(student.four_peaks(x, t), reference.four_peaks(x, t))
