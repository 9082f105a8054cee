"""Hidden tests of probability_information/entropy; a first docstring line is shown to students."""

from math import fsum, log

import numpy as np
import pytest

from autograder.hidden_tests.probability_information.sums_of_shares import BROKEN_SUMS, exact_shares
from autograder.testing import (
    Case,
    answered_by,
    as_number,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    assert_varies,
    counterexample_search,
    require,
    simplex_points,
    strategies,
)

BITS = {"atol": 1e-9, "what": "the entropy"}


@pytest.mark.points(1)
def test_bits(student, seed):
    """Adds up -p log2 p if no base is named."""
    rng = np.random.default_rng(seed("distributions"))

    def summed(p):
        """Add up the surprises one by one."""
        return fsum(-value * log(value, 2) for value in p)

    rounded = np.array([0.7, 0.2, 0.1])  # adds up to 1 but for rounding
    by_hand = [
        (np.array([0.5, 0.25, 0.25]), 1.5),
        (np.array([0.5, 0.5]), 1.0),
        (np.full(8, 0.125), 3.0),
        (rounded, 1.1567796494470395),
        (np.array([0.5, 0.5 - 5e-13]), 1.0),
        (np.array([9, 5]) / 14, 0.9402859586706311),
    ]
    drawn = [simplex_points(rng, 1, k)[0] for k in (2, 3, 7, 40)]
    assert_cases(student.entropy, [*by_hand, *answered_by(summed, drawn)], **BITS)
    assert_leaves_arguments(student.entropy, [*drawn, np.array([0.0, 1.0]), rounded])


@pytest.mark.points(1)
def test_other_bases(student, reference, seed):
    """Takes any base: e, 10, 3 and 2; of k equal probabilities it is the logarithm of k."""
    rng = np.random.default_rng(seed("distributions"))
    e = float(np.e)
    cases = [((np.full(10, 0.1), 10.0), 1.0), ((np.full(9, 1 / 9), 3.0), 2.0)]
    cases += [((np.full(5, 0.2), e), np.log(5)), ((np.array([0.5, 0.25, 0.25]), 2.0), 1.5)]
    calls = [(exact_shares(rng, 6), base) for base in (e, 10.0, 3.0, 2.0)]
    cases += answered_by(reference.entropy, calls)
    assert_cases(student.entropy, cases, **BITS)


@pytest.mark.points(1)
def test_zeros(student, reference, seed):
    """Leaves out what has no probability, and copes with what has hardly any."""
    rng = np.random.default_rng(seed("distributions"))
    by_hand = [
        (np.array([0.5, 0.0, 0.5]), 1.0),
        (np.array([0.0, 0.25, 0.75]), 0.8112781244591328),
        (np.array([1e-300, 0.5, 0.5]), 1.0),
        Case((np.array([1e-8, 1 - 1e-8]),), 2.8018112e-7, label="a rare outcome"),
        Case((np.array([4e-10, 1 - 4e-10]),), 1.3063e-8, label="a rare outcome"),
        (np.array([0.125, 0.0, 0.0, 0.375, 0.5]), 1.4056390622295662),
        Case((np.append(np.full(1000, 1e-12), 1 - 1e-9),), 4.130583e-8, label="many rare outcomes"),
    ]
    drawn = [np.insert(exact_shares(rng, k), [0, 2, 2], 0.0) for k in (3, 4, 5)]
    cases = [*by_hand, *answered_by(reference.entropy, drawn)]
    assert_cases(student.entropy, cases, read=as_number, **BITS)


@pytest.mark.points(1)
def test_certain_outcome(student):
    """Is 0.0 for a certain outcome, not -0.0 and not nearly 0, among a thousand others too."""
    few = [np.array(p) for p in ([1.0], [0.0, 1.0], [1.0, 0.0, 0.0])]
    assert_varies(student.entropy, [np.array([0.5, 0.5]), np.array([0.25, 0.75])])
    cases = [Case((p,), 0.0, label="a certain outcome") for p in few]
    thousand = np.eye(1, 1001, 417)[0]
    cases.append(Case((thousand,), 0.0, atol=1e-12, label="one 1 among a thousand zeros"))
    cases.append(Case((few[2], 10.0), 0.0, label="a certain outcome, base 10"))
    answers = assert_cases(student.entropy, cases, read=as_number, **BITS)
    signs = np.signbit([as_number(bits) for bits in answers])
    require(~signs, "The entropy of a certain outcome is -0.0.")


@pytest.mark.points(1)
def test_refuses_counts(student):
    """Raises ValueError if the probabilities do not add up to 1."""
    calls = {name: np.array(p) for name, p in BROKEN_SUMS.items()}
    calls["counts of dtype integer"] = np.array([9, 5])
    calls["a single number"] = np.array([0.5])
    works_on = [np.array([0.25, 0.75]), np.full(8, 1 / 8)]
    assert_raises(student.entropy, ValueError, calls, works_on=works_on)


@counterexample_search(p=strategies.distributions((1, 4)), base=strategies.choices(2.0, 4.0))
def agrees_with_the_reference(student, reference, p, base):
    got = student.entropy(p, base)
    assert_close(got, reference.entropy(p, base), atol=1e-9)
    require(not (as_number(got) == 0 and np.signbit(got)), "The entropy is -0.0.")
