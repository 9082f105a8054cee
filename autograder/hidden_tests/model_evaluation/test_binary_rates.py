"""Hidden tests of model_evaluation/binary_rates; first docstring lines are shown to students."""

import itertools

import numpy as np
import pytest

from autograder.hidden_tests.model_evaluation.rates_by_name import named
from autograder.testing import (
    answered_by,
    assert_cases,
    assert_close,
    assert_law,
    counterexample_search,
    require,
    strategies,
)

KEYS = ("accuracy", "error", "precision", "recall", "fpr", "tnr", "npv")
BY_HAND = (3, 1, 7, 29)


@pytest.mark.points(1)
def test_shares_of_all(student, seed):
    """Divides the right and the wrong predictions by their sum."""
    rng = np.random.default_rng(seed("counts"))
    counts = [BY_HAND, *rng.integers(1, 50, size=(5, 4)).tolist(), [90_000, 4, 11, 3_000_000_000]]
    counts += [[3, 1, 2, 10**12], [2, 10**12, 5, 1]]
    cases = [(tuple(c), [(c[0] + c[3]) / sum(c), (c[1] + c[2]) / sum(c)]) for c in counts]
    assert_cases(student.binary_rates, cases, read=named("accuracy", "error"))


@pytest.mark.points(1)
def test_shares_of_the_predictions(student, seed):
    """Divides by the number of positive predictions for precision, of negative ones for npv."""
    rng = np.random.default_rng(seed("counts"))
    cases = [(BY_HAND, [3 / 4, 29 / 36])]
    for tp, fp, fn, tn in rng.integers(1, 50, size=(5, 4)).tolist():
        cases.append(((tp, fp, fn, tn), [tp / (tp + fp), tn / (tn + fn)]))
    assert_cases(student.binary_rates, cases, read=named("precision", "npv"))


@pytest.mark.points(1)
def test_shares_of_the_truth(student, reference, seed):
    """Divides by the number of positives for recall, of negatives for fpr and tnr."""
    rng = np.random.default_rng(seed("counts"))
    read = named("recall", "fpr", "tnr")
    counts = [tuple(c) for c in rng.integers(1, 50, size=(5, 4)).tolist()]
    cases = [(call, read(rates)) for call, rates in answered_by(reference.binary_rates, counts)]
    few, many = 1 / (10**12 + 1), 10**12 / (10**12 + 1)
    rare = [((3, 1, 2, 10**12), [3 / 5, few, many]), ((3, 10**12, 2, 1), [3 / 5, many, few])]
    cases += [(BY_HAND, [3 / 10, 1 / 30, 29 / 30]), *rare]
    assert_cases(student.binary_rates, cases, read=read)


@pytest.mark.points(1)
def test_empty_denominators(student):
    """Gives 0.0 for a rate without a denominator, and Python floats for all."""

    def are_floats(rates, *_):
        for key in KEYS:
            require(type(rates[key]) is float, f"The {key} is no Python float.")

    undefined = [
        ((0, 2, 0, 3), ["recall"], 3 / 5),  # no positives
        ((4, 0, 6, 0), ["fpr", "tnr"], 4 / 10),  # no negatives
        ((0, 0, 5, 15), ["precision"], 15 / 20),  # no alarms
        ((5, 15, 0, 0), ["npv"], 5 / 20),  # no all-clears
    ]
    for counts, keys, right in undefined:
        expected = [right, *[0.0] * len(keys)]
        assert_cases(student.binary_rates, [(counts, expected)], read=named("accuracy", *keys))
    alone = [((0, 0, 0, 0), [0.0] * 7)]
    alone.append(((7, 0, 0, 0), [1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0]))  # true positives alone
    alone.append(((0, 7, 0, 0), [0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0]))  # false positives alone
    alone.append(((0, 0, 0, 7), [1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0]))  # true negatives alone
    assert_cases(student.binary_rates, alone, read=named(*KEYS))
    counts = [counts for counts, *_ in [*undefined, *alone[1:]]]
    assert_law(student.binary_rates, counts, are_floats)


@counterexample_search(
    counts=strategies.choices(*itertools.product((0, 1, 2), (0, 1, 3), (0, 2), (0, 1, 4)))
)
def agrees_with_the_reference(student, reference, counts):
    right = reference.binary_rates(*counts)
    rates = student.binary_rates(*counts)
    require(isinstance(rates, dict) and rates.keys() >= right.keys(), "Keys are missing.")
    for key, rate in right.items():
        assert_close(rates[key], rate, what=key)
