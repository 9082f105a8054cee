"""Hidden tests of ensembles/boosting_residual; first docstring lines are shown to students."""

import math

import numpy as np
import pytest

from autograder.hidden_tests.ensembles.boosting_residual_oracle import (
    LOSSES,
    total_loss,
)
from autograder.testing import (
    Case,
    answered_by,
    assert_cases,
    assert_close,
    assert_derivative_of,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_squared_and_absolute(student, reference, seed):
    """Is the residual, and its sign, which is 0 for a residual of 0."""
    rng = np.random.default_rng(seed("targets"))
    y, s = np.array([3.0, 1.0, -2.0, 4.0]), np.array([1.0, 2.5, -2.0, 4.0])
    cases = [
        (("squared", y, s), [2.0, -1.5, 0.0, 0.0]),
        (("absolute", y, s), [1.0, -1.0, 0.0, 0.0]),
        Case(("squared", np.array([1, 5]), np.array([4, 3])), [-3.0, 2.0], label="integers"),
        Case(("absolute", np.array([1, 5]), np.array([4, 3])), [-1.0, 1.0], label="integers"),
        Case(
            ("squared", np.array([1, 5]), np.array([0.5, 2.5])), [0.5, 2.5], label="whole targets"
        ),
        Case(
            ("absolute", np.array([1.0, 1e-15]), np.array([1 + 2.0**-50, 0.0])),
            [-1.0, 1.0],
            label="tiny residuals",
        ),
    ]
    calls = [
        (loss, unit * rng.normal(size=6), unit * rng.normal(size=6))
        for loss in LOSSES[:2]
        for unit in (1.0, 1e-9, 1e9)
    ]
    cases += answered_by(reference.boosting_residual, calls)
    assert_cases(student.boosting_residual, cases)
    assert_leaves_arguments(student.boosting_residual, calls)


@pytest.mark.points(1)
def test_logistic(student, seed):
    """Is y times the sigmoid of -y s, accurate far out on both sides."""
    rng = np.random.default_rng(seed("targets"))
    y = np.array([1.0, -1.0, 1.0, -1.0, 1.0, -1.0])
    s = np.array([0.0, 0.0, -1000.0, 1000.0, 1000.0, -1000.0])
    far = Case(("logistic", y, s), [0.5, -0.5, 1.0, -1.0, 0.0, 0.0], label="far out")
    small = np.array([30.0, -50.0, 300.0, 2.0, -600.0, 19.0])
    labels = np.sign(small)
    right = [
        sign * math.exp(-abs(x)) / (1 + math.exp(-abs(x)))
        for sign, x in zip(labels, small, strict=True)
    ]
    cases = [Case(("logistic", labels, small), right, label="small values"), far]
    labels, scores = rng.choice([-1.0, 1.0], size=20), rng.normal(scale=4, size=20)
    right = [a / (1 + math.exp(a * b)) for a, b in zip(labels, scores, strict=True)]
    cases.append((("logistic", labels, scores), right))
    large = 1 / (1 + math.exp(-19))
    call = "logistic", np.array([1.0, -1.0]), np.array([-19.0, 19.0])
    cases.append(Case(call, [large, -large], label="nearly full size"))
    whole = ("logistic", np.array([1, -1]), np.array([0, 1]))
    cases.append(Case(whole, [0.5, -1 / (1 + math.exp(-1))], label="integers"))
    assert_cases(student.boosting_residual, cases, rtol=1e-9, atol=1e-300)
    assert_leaves_arguments(student.boosting_residual, [("logistic", labels, scores)])


@pytest.mark.points(1)
def test_exponential_and_slopes(student, reference, seed):
    """Is y exp(-y s); all four agree with differences of their losses."""
    rng = np.random.default_rng(seed("targets"))
    y, s = np.array([1.0, -1.0, -1.0, 1.0]), np.array([0.0, 2.0, -50.0, -50.0])
    cases = [(("exponential", y, s), [1.0, -math.exp(2), -math.exp(-50), math.exp(50)])]
    whole = ("exponential", np.array([1, -1]), np.array([-1, 0]))
    cases.append(Case(whole, [math.e, -1.0], label="integers"))
    assert_cases(student.boosting_residual, cases)
    for loss in LOSSES:
        labels, scores = rng.choice([-1.0, 1.0], size=7), rng.uniform(1.5, 3, size=7)
        call = loss, labels, scores * rng.choice([-1.0, 1.0], size=7)
        assert_derivative_of(student.boosting_residual, total_loss, [call], argument=2)


@pytest.mark.points(1)
def test_refuses_other_words(student):
    """Raises ValueError for another loss."""
    y, s = np.array([1.0, -1.0]), np.array([0.5, 2.0])
    words = ["hinge", "zero_one", "Squared", "squared_error", " squared"]
    calls = {repr(word): (word, y, s) for word in words} | {"an empty word": ("", y, s)}
    assert_raises(
        student.boosting_residual, ValueError, calls, works_on=[(loss, y, s) for loss in LOSSES]
    )


@counterexample_search(
    loss=strategies.choices(*LOSSES),
    y=strategies.labels((1, 3), (-1, 1)),
    s=strategies.vectors(3, -3, 3),
)
def agrees_with_the_reference(student, reference, loss, y, s):
    call = loss, y, s[: len(y)]
    assert_close(student.boosting_residual(*call), reference.boosting_residual(*call), atol=1e-9)
