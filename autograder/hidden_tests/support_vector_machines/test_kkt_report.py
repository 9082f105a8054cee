"""Hidden tests of kkt_report; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.support_vector_machines.svm_oracles import (
    LINE,
    SIGNS,
    clouds,
    report,
    separated,
    trained,
)
from autograder.testing import (
    answered_by,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

K = np.outer(LINE, LINE)
GOOD = np.array([0.5, 0.5, 0.0])
ENTRIES = tuple(report(0, 0, 0, 0, 0))


@pytest.mark.points(1)
def test_optimal_machines(student, reference, seed):
    """Reports zeros for optimal machines, and positive numbers once they are disturbed."""
    rng = np.random.default_rng(seed("machines"))
    cases = [((GOOD, -1.0, K, SIGNS, C), dict.fromkeys(ENTRIES, 0.0)) for C in (10.0, 0.5)]
    cases.append(((GOOD, -1.5, K, SIGNS, 10.0), report(0, 0, 0, 4.75, 5)))
    cases.append(((GOOD, -0.75, K, SIGNS, 10.0), report(0, 0, 0, 2.375, 2.5)))
    cases.append(((np.array([0.5, 0.25, 0.0]), -0.5, K, SIGNS, 2.0),
                  report(0, 0, 0.25, 1.75 * 0.5, 1.5)))  # fmt: skip
    assert_cases(student.kkt_report, cases, atol=1e-9)
    calls = [(GOOD, b, K, SIGNS, 0.5) for b in (-1.5, -0.75)]  # where xi is free, a slack is not
    for n, d, C in [(8, 2, 1.0), (14, 3, 0.2)]:
        X, y, alpha = trained(reference, rng, n, d, C)
        gram, b = X @ X.T, reference.recover_primal(alpha, X, y, C)[1]
        short = np.where(np.arange(n) == alpha.argmax(), 0.9 * alpha, alpha)
        calls += [(alpha, b + shift, gram, y, C) for shift in (0.0, 0.1, -0.1)]
        calls += [(short, b, gram, y, C), (0.5 * alpha, b, gram, y, C)]
    assert_agrees(student.kkt_report, reference.kkt_report, calls, atol=1e-8)
    assert_leaves_arguments(student.kkt_report, [call for call, _ in cases] + calls)
    # Above C by 1 with a slack of 1, by 0.5 with one of 4, and below 0 beyond the gutter: here
    # only the slackness is compared.
    outside = [(3.0, -12.0, 1.0), (2.5, -13.0, 2.0), (-1.0, 7.0, 2.0)]
    cases = [((np.array([a]), b, K[1:2, 1:2], SIGNS[1:2], 2.0), worst) for a, b, worst in outside]
    read = {"read": lambda answer: answer["slackness"], "what": "'slackness'"}
    assert_cases(student.kkt_report, cases, **read)


@pytest.mark.points(1)
def test_doing_nothing(student, seed):
    """Reports the slackness C and the gap C n for zeros: all have slack, and nobody pays."""
    rng = np.random.default_rng(seed("clouds"))
    nothing = np.zeros(3)
    cases = [((nothing, 0.0, K, SIGNS, C), report(0, 0, 0, C, 3 * C)) for C in (10.0, 0.5, 1e12)]
    cases.append(((nothing, 0.5, K, SIGNS, 2.0), report(0, 0, 0, 3.0, 2 * 2.5)))
    cases.append(((nothing, -3.0, K, SIGNS, 2.0), report(0, 0, 0, 8.0, 16.0)))
    cases.append(((np.zeros(1), 0.0, K[1:2, 1:2], SIGNS[1:2], 4.0), report(0, 0, 0, 4.0, 4.0)))
    for n, d, C in [(6, 2, 3.0), (11, 3, 0.1)]:
        X, y = clouds(rng, n, d)
        cases.append(((np.zeros(n), 0.0, X @ X.T, y, C), report(0, 0, 0, C, C * n)))
    assert_cases(student.kkt_report, cases, atol=1e-9)
    whole = [(nothing, 0.0, K, SIGNS, 10.0), (np.array([2.0, 3.0, 0.0]), 1.0, K, SIGNS, 5.0)]
    assert_accepts(student.kkt_report, whole, integers=True, atol=1e-9)


@pytest.mark.points(1)
def test_multipliers_that_are_not_allowed(student, reference, seed):
    """Reports by how much multipliers leave their box at worst, or their sum is off."""
    rng = np.random.default_rng(seed("clouds"))
    lists = ([-0.25, 0, 0], [0, -0.25, 0], [0, 0, -0.25], [3, 0, 0], [0, 2.5, 0], [0, 0, 9],
             [-1, 2.5, 0], [-0.5, 3.5, 1], [1, 2, 1], [0.5, 0.25, 0], [2, 0, 0])  # fmt: skip
    calls = [(np.array(alpha, dtype=float), 0.0, K, SIGNS, 2.0) for alpha in lists]
    worst = [0.25, 0.25, 0.25, 1, 0.5, 7, 1, 1.5, 0, 0, 0]
    sums = [0.25, 0.25, 0.25, 3, 2.5, 9, 3.5, 5, 2, 0.25, 2]
    cases = [(call, {"dual_box": box, "equality": off})
             for call, box, off in zip(calls, worst, sums, strict=True)]  # fmt: skip
    read = {"read": lambda answer: {name: answer[name] for name in ENTRIES[1:3]}}
    assert_cases(student.kkt_report, cases, atol=1e-9, **read)
    for n in (5, 9):
        X, y = clouds(rng, n, 2)
        calls.append((rng.normal(size=n), 0.3, X @ X.T, y, 1.0))
    found = answered_by(reference.kkt_report, calls)
    cases = [(call, {name: entries[name] for name in ENTRIES[1:3]}) for call, entries in found]
    assert_cases(student.kkt_report, cases, atol=1e-8, **read)


@pytest.mark.points(1)
def test_hard_margins(student, reference, seed):
    """Takes an infinite C, kept or violated, and never reports nan."""
    rng = np.random.default_rng(seed("separated"))
    cases = [
        ((GOOD, -1.0, K, SIGNS, np.inf), dict.fromkeys(ENTRIES, 0.0)),
        ((0.5 * GOOD, -0.25, K, SIGNS, np.inf), report(0.75, 0, 0, 0.1875, -0.25)),
        ((np.array([1.0, 1.0, 0.0]), -2.0, K, SIGNS, np.inf), report(0, 0, 0, 1, 2)),
        ((np.zeros(3), 0.0, K, SIGNS, np.inf), report(1, 0, 0, 0, 0)),
        ((np.array([0.5, 0.5, 1.0]), -1.0, K, SIGNS, np.inf), report(0, 0, 1, 10, 14)),
    ]
    assert_cases(student.kkt_report, cases[:3], atol=1e-9)
    X, y, _, b = separated(rng, 8, 2)
    calls = [(rng.uniform(size=8), shift, X @ X.T, y, np.inf) for shift in (b, 0.0, -3.0)]
    calls += [call for call, _ in cases]
    others = [name for name in ENTRIES if name != "equality"]
    found = answered_by(reference.kkt_report, calls)
    cases += [(call, entries) for call, entries in found]
    cases = [(call, {name: entries[name] for name in others}) for call, entries in cases]
    read = {"read": lambda answer: {name: answer[name] for name in others}}
    assert_cases(student.kkt_report, cases, atol=1e-8, **read)


@counterexample_search(
    data=strategies.classifications((1, 3), 1, names=(-1.0, 1.0)),
    alpha=strategies.vectors(3, -1, 3),
    b=strategies.numbers(-2, 2),
    C=strategies.choices(2.0, 1.0, np.inf),
)
def agrees_with_the_reference(student, reference, data, alpha, b, C):
    X, y = data
    call = alpha[: len(y)], b, X @ X.T, y, C
    assert_close(student.kkt_report(*call), reference.kkt_report(*call), atol=1e-9)
