"""What the measures of information have in common: bits, other bases, never below 0."""

import numpy as np

from autograder.testing import (
    answered_by,
    as_number,
    assert_agrees,
    assert_cases,
    assert_leaves_arguments,
    require,
)

E = float(np.e)
BASES = E, 10.0, 2.0, 3.0


def assert_bits(function, what, by_hand, another_method, drawn):
    """Assert the bits of cases on paper and those of drawn ones, which another method finds."""
    cases = [*by_hand, *answered_by(another_method, drawn)]
    assert_cases(function, cases, atol=1e-9, what=what)
    assert_leaves_arguments(function, drawn)


def assert_other_bases(function, what, known, oracle, drawn):
    """Assert that each base of the logarithm is used, on one known case and beside an oracle."""
    arguments, bits = known
    cases = [((*arguments, base), bits * np.log(2) / np.log(base)) for base in BASES]
    assert_cases(function, cases, atol=1e-9, what=what)
    calls = [(*call, base) for call, base in zip(drawn, BASES, strict=True)]
    assert_agrees(function, oracle, calls, atol=1e-9, what=what)


def assert_never_below_zero(function, what, cases):
    """Assert the cases, and that no result is below 0, not even by rounding."""
    answers = assert_cases(function, cases, read=as_number, atol=1e-9, what=what)
    require([as_number(bits) >= 0 for bits in answers], f"{what} is below 0.".capitalize())
