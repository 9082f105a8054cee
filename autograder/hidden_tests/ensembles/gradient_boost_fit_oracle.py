"""What the hidden tests of ensembles/gradient_boost_fit compare with."""

import numpy as np

from autograder.testing import (
    as_number,
    as_tuple,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    require,
)


def read_fit(answer):
    """Return f0 and the pairs of an answer."""
    f0, steps = as_tuple(answer, 2)
    require(isinstance(steps, list | tuple), "The second result is no list of pairs.")
    pairs = [as_tuple(pair, 2) for pair in steps]
    return as_number(f0, what="f0"), [
        (as_number(step, what="a step"), model) for step, model in pairs
    ]


def assert_fit(got, right):
    """Assert f0, steps and models."""
    (f0, pairs), (right_f0, right_pairs) = read_fit(got), read_fit(right)
    assert_close(f0, right_f0, atol=1e-9, what="f0")
    require(len(pairs) == len(right_pairs), "The result has another number of pairs.")
    for (step, model), (right_step, right_model) in zip(pairs, right_pairs, strict=True):
        assert_close(step, right_step, rtol=1e-7, atol=1e-9, what="a step")
        assert_close(model, right_model, rtol=1e-7, atol=1e-9, what="a model")


def by_least_squares(fit, predict, X, y, n_rounds, shrinkage=1.0):
    """Return the fit, with the size of each step by a line through the origin."""
    f0 = sum(y.tolist()) / len(y)
    s, steps = np.full(len(y), f0), []
    for _ in range(n_rounds):
        model = fit(X, y - s)
        g = predict(model, X)
        alpha = np.linalg.lstsq(g[:, np.newaxis] * 1.0, y - s, rcond=None)[0][0]
        steps.append((float(shrinkage * alpha), model))
        s = s + shrinkage * alpha * g
    return f0, steps


def checked(student, calls):
    """Assert what least squares finds, and that no argument is changed."""
    cases = [(call, by_least_squares(*call)) for call in calls]
    assert_cases(student.gradient_boost_fit, cases, compare=assert_fit)
    assert_leaves_arguments(student.gradient_boost_fit, calls)


def table(rng, n):
    """Return rows and targets far from 0."""
    return rng.normal(size=(n, 2)), 5 + rng.normal(size=n)
