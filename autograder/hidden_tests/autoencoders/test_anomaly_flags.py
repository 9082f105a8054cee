"""Hidden tests of autoencoders/anomaly_flags; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.autoencoders.anomaly_flags_oracle import (
    SEEN,
    assert_all,
    assert_flags,
    drawn,
)
from autograder.hidden_tests.autoencoders.encoder_laws import assert_takes_integers
from autograder.testing import (
    Case,
    assert_cases,
    assert_varies,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_threshold(student, seed):
    """Takes its threshold from the training errors, between two of them if need be."""
    few = np.array([1.0, 3.0])
    cases = [
        ((few, np.array([9.0]), 0.5), 2.0),
        ((few, few, 0.25), 1.5),
        ((few, few, 0.995), 2.99),
        ((SEEN, few), 20.0),
    ]
    cases.append(Case((few, few), 2.9, label="no quantile named"))
    cases += [((SEEN[::-1], few, 0.9), 19.0), ((few[:1], 7 * few, 0.3), 1.0)]
    cases += [((np.array([4.0, 9.0, 2.0]), few, q), right) for q, right in ((0, 2.0), (1, 9.0))]
    cases.append(((few[[0, 0, 1, 0]], few, 0.6), 1.0))
    cases += list(drawn(seed, "threshold", (1, 2, 5, 40)))
    for unit in (1e-15, 1e9):
        cases.append(Case((unit * few, few, 0.5), 2 * unit, label=f"units of {unit:g}"))
    assert_cases(student.anomaly_flags, cases, part=(0, 2), what="the threshold")


@pytest.mark.points(1)
def test_flags(student, seed):
    """Flags what is above the threshold, whatever the other judged errors are."""
    cases = [((np.array([1.0, 3.0]), np.array([1.0, 2.5, 1.9]), 0.5), [False, True, False])]
    cases += [((SEEN, np.array([20.2, 90.0])), [True, True]), ((SEEN, SEEN[:19]), [False] * 19)]
    forty = np.arange(1.0, 41.0)  # the quantile 0.9 is 36.1
    cases.append(((forty, np.array([36.05, 36.2, 35.9]), 0.9), [False, True, False]))
    for call, threshold in drawn(seed, "flags"):
        cases.append((call, call[1] > threshold))
    assert_cases(student.anomaly_flags, cases, compare=assert_flags)


@pytest.mark.points(1)
def test_equal_and_none(student):
    """Does not flag errors at the threshold; takes constant and no errors, units, integers."""
    assert_varies(student.anomaly_flags, [(SEEN, SEEN), (SEEN, SEEN + 19.5)])
    ones = np.ones(7)
    cases = [
        Case((SEEN, np.array([20.0, 19.0])), (20.0, [False, False]), label="at the threshold"),
        Case((SEEN, np.array([20 - 2.0**-48])), (20.0, [False]), label="just below the threshold"),
        Case((ones, ones), (1.0, [False] * 7), label="constant errors"),
        Case((0 * ones, np.array([0.0, 1.0])), (0.0, [False, True]), label="errors of 0"),
        Case((ones, ones + 1e-11), (1.0, [True] * 7), label="just above constant errors"),
        Case((SEEN, np.array([21.0, 22.0]), 1.0), (21.0, [False, True]), label="quantile 1"),
        Case((SEEN, np.array([1.0, 1.5]), 0.0), (1.0, [False, True]), label="quantile 0"),
        Case((SEEN, np.empty(0)), (20.0, np.empty(0, dtype=bool)), label="no errors to judge"),
        Case((ones[:1], np.array([1.0, 3.0])), (1.0, [False, True]), label="one training error"),
    ]
    call = SEEN.astype(int), np.array([20.5, 19.5])
    cases.append(Case(call, (20.0, [True, False]), label="integers beside floats"))
    for unit in (1e-13, 1e9):
        call = unit * SEEN, unit * np.array([20.5, 3.0])
        cases.append(Case(call, (20 * unit, [True, False]), label=f"units of {unit:g}"))
    assert_cases(student.anomaly_flags, cases, compare=assert_all)
    call = np.array([100.0, 120.0, 7.0]), np.array([110.0, 1.0]), 0.73
    other = SEEN, SEEN[:2], 0.5
    for kinds in (("int64",), ("int8", "uint8")):
        assert_takes_integers(student.anomaly_flags, call, [0, 1], other, kinds, compare=assert_all)


@counterexample_search(
    seen=strategies.vectors((1, 4), low=0, high=6),
    errors=strategies.vectors((1, 3), low=0, high=6),
    quantile=strategies.choices(0.5, 0.95, 1.0, 0.0),
)  # fmt: skip
def agrees_with_the_reference(student, reference, seen, errors, quantile):
    got = student.anomaly_flags(seen, errors, quantile)
    assert_all(got, reference.anomaly_flags(seen, errors, quantile))
