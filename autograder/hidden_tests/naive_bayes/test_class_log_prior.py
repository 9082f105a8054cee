"""Hidden tests of naive_bayes/class_log_prior; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    answered_by,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

PARTS = ("the classes", "the log priors")
TEXTS = np.array(["pear", "fig", "pear", "pear", "Fig", "pear", "apple", "pear"])


@pytest.mark.points(1)
def test_shares(student, seed):
    """Gives the logs of the shares of the labels, for classes of different sizes."""
    cases = [
        (np.array([1, 0, 1, 1, 1]), np.log([1 / 5, 4 / 5])),
        (np.array([2, 2, 0, 1, 1, 1, 1]), np.log([1 / 7, 4 / 7, 2 / 7])),
    ]
    rng = np.random.default_rng(seed("labels"))
    for n in (9, 40):
        y = np.append([0, 1, 2], rng.choice(3, size=n, p=[0.2, 0.5, 0.3]))
        cases.append((y, np.log(np.bincount(y) / len(y))))
    assert_cases(student.class_log_prior, cases, part=(1, 2), what="the log priors")


@pytest.mark.points(1)
def test_kinds_of_labels(student, reference, seed):
    """Takes strings, and integers with gaps, negative ones too; the classes are sorted."""
    rng = np.random.default_rng(seed("labels"))
    calls = [(rng.choice([-30, -1, 2, 10, 500], size=n),) for n in (6, 25)]
    by_hand = [
        (TEXTS, (np.array(["Fig", "apple", "fig", "pear"]), np.log([1, 1, 1, 5]) - np.log(8))),
        (np.array([9, -4, 9, 9]), (np.array([-4, 9]), np.log([1 / 4, 3 / 4]))),
        (np.array([10**15, 3, 3, 3]), (np.array([3, 10**15]), np.log([3 / 4, 1 / 4]))),
    ]
    cases = [*by_hand, *answered_by(reference.class_log_prior, calls)]
    assert_cases(student.class_log_prior, cases, parts=PARTS)
    assert_leaves_arguments(student.class_log_prior, [(TEXTS,), *calls])


@pytest.mark.points(1)
def test_single_class(student):
    """Gives a single class the log prior 0, and two equal ones log 1/2."""
    cases = [
        (np.array(["b", "a"]), (np.array(["a", "b"]), np.log([0.5, 0.5]))),
        (np.array(["only", "only", "only"]), (np.array(["only"]), [0.0])),
        (np.array([5]), (np.array([5]), [0.0])),
    ]
    assert_cases(student.class_log_prior, cases, parts=PARTS, atol=1e-9)


@counterexample_search(y=strategies.labels((1, 5)), numbers=strategies.choices(False, True))
def agrees_with_the_reference(student, reference, y, numbers):
    if numbers:
        y = 3 * np.searchsorted(["a", "b", "c", "d"], y) - 4
    assert_close(student.class_log_prior(y), reference.class_log_prior(y), atol=1e-9, parts=PARTS)
