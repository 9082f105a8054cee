"""Hidden tests of model_evaluation/error_interval; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.model_evaluation.interval_oracles import by_quantile
from autograder.testing import (
    Case,
    answered_by,
    assert_cases,
    assert_close,
    assert_raises,
    call_with,
    counterexample_search,
    strategies,
)

PARTS = ["low", "high"]


@pytest.mark.points(1)
def test_95_percent(student, reference, seed):
    """Takes z = 1.959964 where no confidence is given."""
    z, rng = 1.959963984540054, np.random.default_rng(seed("errors"))
    cases = [
        ((0.5, 100), (0.5 - z / 20, 0.5 + z / 20)),
        ((0.1, 900), (0.1 - z / 100, 0.1 + z / 100)),
    ]
    calls = [
        (float(err), int(n))
        for err, n in zip(rng.uniform(0.3, 0.7, 5), [50, 90, 400, 1e4, 1e7], strict=True)
    ]
    cases += [*answered_by(by_quantile, calls), *answered_by(reference.error_interval, calls)]
    assert_cases(student.error_interval, cases, rtol=0.0, atol=1e-9, parts=PARTS)


@pytest.mark.points(1)
def test_other_confidences(student, seed):
    """Takes the z that belongs to the confidence, from 0.01 to 0.9999999."""
    rng = np.random.default_rng(seed("errors"))
    table = {0.5: 0.6744897501960817, 0.9: 1.6448536269514722, 0.99: 2.5758293035489004}
    cases = [((0.5, 400, c), (0.5 - z / 40, 0.5 + z / 40)) for c, z in table.items()]
    cases.append((call_with(0.5, 400, confidence=0.5), cases[0][1]))
    levels = [0.01, 0.3, 0.68, 0.8, 0.95, 0.98, 0.9999]
    calls = [(float(rng.uniform(0.4, 0.6)), 200, level) for level in levels]
    calls += [
        (0.5, 1, 0.01),
        (0.5, 1, 0.3),
        (0.5, 1, 0.5),
        (0.5, 30, 0.999999),
        (0.5, 200, 0.9999999),
    ]
    cases += answered_by(by_quantile, calls)
    assert_cases(student.error_interval, cases, rtol=0.0, atol=1e-9, parts=PARTS)


@pytest.mark.points(1)
def test_ends(student):
    """Cuts the bounds off at 0 and at 1; an error of 0 or 1 has an interval of width 0."""
    cases = [
        Case((0.1, 10), (0.0, by_quantile(0.1, 10)[1]), label="a bound below 0"),
        Case((0.9, 10), (by_quantile(0.9, 10)[0], 1.0), label="a bound above 1"),
        Case((0.5, 1), (0.0, 1.0), label="both bounds outside"),
        Case((0.02, 30), (0.0, by_quantile(0.02, 30)[1]), label="a bound below 0"),
        Case((0.0, 12), (0.0, 0.0), label="no errors"),
        Case((1.0, 12), (1.0, 1.0), label="errors only"),
        Case((0.0, 1), (0.0, 0.0), label="no errors"),
    ]
    assert_cases(student.error_interval, cases, rtol=0.0, atol=1e-9, parts=PARTS)


@pytest.mark.points(1)
def test_no_such_confidence(student):
    """Raises ValueError for a confidence of 0, of 1, and beyond."""
    confidences = {
        "a confidence of 0": 0.0,
        "a confidence of 1": 1.0,
        "a confidence below 0": -0.1,
        "a confidence above 1": 1.1,
        "a confidence of 95": 95.0,
        "a confidence of 0, an integer": 0,
        "a confidence of 1, an integer": 1,
    }
    bad = {name: (0.2, 50, confidence) for name, confidence in confidences.items()}
    bad["a confidence of 95, and no errors"] = (0.0, 50, 95.0)
    bad["a confidence of 0, and errors only"] = (1.0, 50, 0.0)
    works_on = [(0.2, 50), (0.2, 50, 0.001), (0.2, 50, 0.9999)]
    assert_raises(student.error_interval, ValueError, bad, works_on=works_on)


@counterexample_search(
    err=strategies.choices(0.5, 0.25, 0.0, 1.0, 0.1),
    n=strategies.choices(100, 1, 10, 400),
    confidence=strategies.choices(0.95, 0.5, 0.99),
)
def agrees_with_the_reference(student, reference, err, n, confidence):
    expected = reference.error_interval(err, n, confidence)
    assert_close(student.error_interval(err, n, confidence), expected, rtol=0.0, atol=1e-9)
