"""Hidden tests of model_evaluation/mcnemar_exact; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.model_evaluation.interval_oracles import coin_p_value, paired_rows
from autograder.testing import (
    Case,
    answered_by,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_deciding_samples(student, reference):
    """Is twice the chance of so few heads."""
    cases = [
        (paired_rows(0, 6), 2 / 64),
        (paired_rows(1, 5), 14 / 64),
        (paired_rows(1, 9), 22 / 1024),
        (paired_rows(0, 3), 1 / 4),
        (paired_rows(4, 6), 772 / 1024),
    ]
    calls = [paired_rows(2, 7), paired_rows(4, 15), paired_rows(8, 20)]
    cases += answered_by(reference.mcnemar_exact, calls)
    assert_cases(student.mcnemar_exact, cases)


@pytest.mark.points(1)
def test_samples_that_do_not_decide(student, seed):
    """Ignores samples that both get right, or both wrong in whatever way; a draw has 1."""
    rng = np.random.default_rng(seed("rows"))
    cases = [((np.array([0, 1]), np.array([0, 0]), np.array([1, 1])), 1.0)]
    for wins, losses, both, neither in [(0, 6, 5, 0), (1, 7, 0, 9), (2, 8, 30, 40), (0, 7, 3, 3)]:
        order = rng.permutation(wins + losses + both + neither)
        call = tuple(part[order] for part in paired_rows(wins, losses, both, neither))
        cases.append((call, coin_p_value(wins, losses)))
    # Wrong in different ways: labels 0 to 3, and where both err they disagree.
    y = np.repeat([3, 2, 1], [6, 1, 8])
    a, b = np.repeat([1, 2, 0], [6, 1, 8]), np.repeat([3, 0, 2], [6, 1, 8])
    cases.append(((y, a, b), coin_p_value(1, 6)))
    cases += [Case((y, p, p), 1.0, label="equal predictions") for p in (a, b, y)]
    cases += [Case(paired_rows(n, n), 1.0, label="equal wins") for n in (1, 3, 8)]
    cases.append((paired_rows(0, 1), 1.0))
    assert_cases(student.mcnemar_exact, cases)
    assert_leaves_arguments(student.mcnemar_exact, [(y, a, b)])


@pytest.mark.points(1)
def test_text_and_thousands(student, seed):
    """Takes text, tiny chances and thousands of samples, whichever classifier comes first."""
    word, longer = np.array(["ant"] * 6), np.array(["antler"] * 6)
    cases = [((word, word, longer), 2 / 64), ((longer, word, longer), 2 / 64)]
    cases += [
        (paired_rows(wins, losses), coin_p_value(wins, losses)) for wins, losses in [(7, 2), (9, 1)]
    ]
    cases.append(Case(paired_rows(1, 99), 202 / 2**100, rtol=1e-9, atol=0.0))
    cases.append(Case(paired_rows(0, 30), 2 / 2**30, rtol=1e-9, atol=0.0))
    extra = int(np.random.default_rng(seed("rows")).integers(20, 90))
    for wins, losses in [(7, 2), (9, 1), (550, 550 + extra), (620, 600), (30, 2000), (1040, 1120)]:
        cases.append((paired_rows(wins, losses), coin_p_value(wins, losses)))
    assert_cases(student.mcnemar_exact, cases, rtol=1e-7, atol=1e-12)


@counterexample_search(
    y=strategies.labels(size=4, names=("a", "b")),
    a=strategies.labels(size=4, names=("a", "b", "c")),
    b=strategies.labels(size=4, names=("a", "b", "c")),
)
def agrees_with_the_reference(student, reference, y, a, b):
    assert_close(student.mcnemar_exact(y, a, b), reference.mcnemar_exact(y, a, b))
