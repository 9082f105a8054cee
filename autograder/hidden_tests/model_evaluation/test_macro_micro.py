"""Hidden tests of model_evaluation/macro_micro; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    answered_by,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    call_with,
    counterexample_search,
    strategies,
)

BY_HAND = np.array([[6, 2, 0], [1, 3, 0], [1, 0, 12]])
# precisions 6/8, 3/5, 1; recalls 6/8, 3/4, 12/13; F1 12/16, 6/9, 24/25; 21 of 25 are right
MACRO = {0: ("precision", 47 / 60), 1: ("recall", 63 / 78), 2: ("f1", 713 / 900)}


@pytest.mark.points(1)
def test_macro_precision_and_recall(student, reference, seed):
    """Takes the mean over the classes of precisions, by column, and of recalls, by row."""
    rng = np.random.default_rng(seed("counts"))
    cases = [((BY_HAND, name), value) for name, value in (MACRO[0], MACRO[1])]
    cases.append(((np.array([[1, 0], [2, 4]]), "recall"), 5 / 6))
    cases.append(((np.array([[60_000, 40_000], [2, 4]]), "recall"), 19 / 30))
    tables = [rng.integers(1, 30, size=(k, k)) for k in (2, 3, 5)]
    calls = [(C, name) for C in tables for name in ("precision", "recall")]
    answers = answered_by(reference.macro_micro, calls)
    cases += [(call, macro) for call, (macro, _) in answers]
    assert_cases(student.macro_micro, cases, part=(0, 2), what="macro")


@pytest.mark.points(1)
def test_macro_f1(student, seed):
    """Takes the mean over the classes of their F1, which is also the default."""
    rng = np.random.default_rng(seed("counts"))
    cases = [((BY_HAND,), MACRO[2][1]), (call_with(BY_HAND, metric="f1"), MACRO[2][1])]
    for k in (2, 4, 6):
        C = rng.integers(0, 20, size=(k, k)) + 5 * np.eye(k, dtype=int)
        scores = [2 * C[j, j] / (C[j].sum() + C[:, j].sum()) for j in range(k)]
        cases += [((C,), sum(scores) / k), ((C, "f1"), sum(scores) / k)]
    assert_cases(student.macro_micro, cases, part=(0, 2), what="macro")
    others = [(C, "f1"), (C, "recall"), (C, "precision")]
    assert_leaves_arguments(student.macro_micro, [(BY_HAND,), *others])


@pytest.mark.points(1)
def test_micro(student, seed):
    """Pools the counts of all classes; every micro average is the share of right predictions."""
    rng = np.random.default_rng(seed("counts"))
    tables = [BY_HAND, np.array([[90, 10], [1, 3]])]
    tables += [rng.integers(0, 30, size=(k, k)) for k in (2, 3, 5)]
    cases = [
        ((C, name), np.trace(C) / C.sum()) for C in tables for name in ("precision", "recall", "f1")
    ]
    empty = {
        "a class that is never predicted": [[8, 0, 0], [2, 0, 0], [1, 0, 5]],
        "a class without true samples": [[4, 1], [0, 0]],
        "a class with neither": [[3, 1, 0], [0, 2, 0], [0, 0, 0]],
    }
    for label, counts in empty.items():
        C = np.array(counts)
        share = np.trace(C) / C.sum()
        cases += [Case((C, name), share, label=label) for name in ("precision", "recall", "f1")]
    assert_cases(student.macro_micro, cases, part=(1, 2), what="micro")


@pytest.mark.points(1)
def test_nothing_to_divide_by(student):
    """Counts 0.0 for a class without predictions, or without samples, or without both."""
    never_predicted = np.array([[8, 0], [2, 0]])
    never_true = np.array([[4, 1], [0, 0]])
    neither = np.array([[3, 1, 0], [0, 2, 0], [0, 0, 0]])
    cases = [
        Case((never_predicted, "precision"), 0.4, label="a class that is never predicted"),
        Case((never_predicted, "recall"), 0.5, label="a class that is never predicted"),
        Case((never_predicted,), 4 / 9, label="a class that is never predicted"),
        Case((never_true, "recall"), 0.4, label="a class without true samples"),
        Case((never_true, "precision"), 0.5, label="a class without true samples"),
        Case((neither, "precision"), 5 / 9, label="a class with neither"),
        Case((neither, "recall"), 7 / 12, label="a class with neither"),
        Case((neither,), 0.5523809523809524, label="a class with neither"),
    ]
    assert_cases(student.macro_micro, cases, part=(0, 2), what="macro")
    zeros = [
        Case((np.zeros((k, k), dtype=int), name), (0.0, 0.0), label="a matrix of zeros")
        for k in (1, 3)
        for name in ("precision", "recall", "f1")
    ]
    assert_cases(student.macro_micro, zeros)


@counterexample_search(
    C=strategies.matrices(rows=2, cols=2, low=0, high=4),
    metric=strategies.choices("f1", "precision", "recall"),
)
def agrees_with_the_reference(student, reference, C, metric):
    C = C.astype(int)
    assert_close(student.macro_micro(C, metric), reference.macro_micro(C, metric))
