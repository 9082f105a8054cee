"""Hidden tests of ensembles/bias_variance; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.ensembles.bias_variance_oracle import (
    KEYS,
    assert_parts,
    by_loops,
    read_parts,
)
from autograder.testing import (
    Case,
    assert_cases,
    assert_close,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_parts_by_hand(student):
    """Splits the error into squared bias, variance over training sets, and noise."""
    preds = np.array([[1.0, 4.0], [3.0, 8.0]])
    wide = np.array([[0.0, 2.0, 7.0], [3.0, 2.0, 1.0]])
    tall = np.array([[1.0], [2.0], [6.0]])
    cases = [
        ((preds, np.array([1.0, 4.0]), 0.5), [2.5, 2.5, 0.5, 5.5]),
        (
            (wide, np.array([0.0, 0.0, 0.0]), 2.0),
            [7.416666666666667, 3.75, 2.0, 13.166666666666668],
        ),
        ((tall, np.array([0.0]), 1.0), [9.0, 14 / 3, 1.0, 44 / 3]),
    ]
    assert_cases(student.bias_variance, cases, read=read_parts, parts=KEYS)


@pytest.mark.points(1)
def test_no_variance_and_no_bias(student):
    """Finds no variance where all models agree, and no bias where they scatter around the truth."""
    cases = [
        Case(
            (np.array([[1.0, 4.0], [3.0, 8.0]]), np.array([2.0, 6.0]), 0.25),
            [0.0, 2.5, 0.25, 2.75],
            label="no bias",
        ),
        Case(
            (np.tile([2.0, -1.0], (3, 1)), np.array([5.0, 0.0]), 0.5),
            [5.0, 0.0, 0.5, 5.5],
            label="no variance",
        ),
        Case(
            (np.array([[3.0, 5.0]]), np.array([1.0, 1.0]), 0.0),
            [10.0, 0.0, 0.0, 10.0],
            label="one training set",
        ),
        Case(
            (
                np.array([1e8, -1e8]) + np.array([[0.0, 0.0], [1.0, 3.0], [2.0, 6.0]]),
                np.array([1e8 + 3, -1e8 + 1]),
                0.0,
            ),
            [4.0, 10 / 3, 0.0, 22 / 3],
            label="predictions of size 1e8",
        ),
        Case(
            (np.array([[4.0]]), np.array([4.0]), 0.0),
            [0.0] * 4,
            label="a single perfect prediction",
        ),
    ]
    assert_cases(student.bias_variance, cases, read=read_parts, parts=KEYS, atol=1e-12)


@pytest.mark.points(1)
def test_drawn_predictions(student, seed):
    """Agrees with loops for more training sets than test points, and for fewer."""
    rng = np.random.default_rng(seed("predictions"))
    calls = []
    for T, m in [(2, 9), (9, 2), (5, 5), (30, 40)]:
        calls.append((rng.normal(loc=2, size=(T, m)), rng.normal(size=m), float(rng.uniform())))
    assert_parts(student, calls)


@pytest.mark.points(1)
def test_units_noise_and_integers(student, seed):
    """Scales with the square of the unit, takes integers, and noise of 0."""
    rng = np.random.default_rng(seed("predictions"))
    preds, truth = rng.normal(loc=3, size=(6, 4)), rng.normal(size=4)
    calls = [(unit * preds, unit * truth, unit**2 * 0.7) for unit in (1.0, 1e7, 1e-7)]
    integers = np.array([[1, 5, 2], [4, 0, 3]]), np.array([2, 2, 9]), 0.5
    halves = integers[0], integers[1] + 0.5, 0.5
    whole = integers[0] + 0.5, integers[1], 0.5
    assert_parts(student, [*calls, (preds, truth, 0.0), integers, halves, whole])
    labelled = {
        "a small bias beside a large variance": np.array([[1 + 2.0**-30], [-1 + 2.0**-30]]),
        "a small variance beside a large bias": np.array([[1000 + 0.01], [1000 - 0.01]]),
    }
    cases = [
        Case((predicted, np.zeros(1), 0.0), by_loops(predicted, np.zeros(1), 0.0), label=label)
        for label, predicted in labelled.items()
    ]
    assert_cases(student.bias_variance, cases, read=read_parts, parts=KEYS)


@counterexample_search(
    preds=strategies.matrices((1, 3), (1, 3)),
    truth=strategies.vectors(3),
    noise=strategies.choices(0.0, 1.0),
)
def agrees_with_the_reference(student, reference, preds, truth, noise):
    call = preds, truth[: preds.shape[1]], noise
    expected = read_parts(reference.bias_variance(*call))
    assert_close(read_parts(student.bias_variance(*call)), expected, atol=1e-9)
