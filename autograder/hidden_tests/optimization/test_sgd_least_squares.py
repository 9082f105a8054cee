"""Hidden tests of optimization/sgd_least_squares; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    answered_by,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_draws,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

SETTINGS = {"atol": 1e-9, "sizes": lambda X, y, w0, rate, epochs, size, rng: [*X.shape, size]}


def by_rule(X, y, w0, rate, n_epochs, size, rng):
    """Follow the recipe, with a gradient written as a sum over samples."""
    w, t = w0.copy(), 0
    for _ in range(n_epochs):
        order = rng.permutation(len(y))
        for start in range(0, len(y), size):
            t += 1
            rows = order[start : start + size]
            w = w - rate(t) * np.mean([(X[i] @ w - y[i]) * X[i] for i in rows], axis=0)
    return w


@pytest.mark.points(1)
def test_one_batch_is_gradient_descent(student, seed, open_function):
    """Is gradient descent on half the mean squared error if one batch holds everything."""
    X, y = np.array([[1.0, 0.0], [1.0, 2.0]]), np.array([4.0, 2.0])
    rate = open_function("constant_rate", 0.5)
    cases = [((X, y, np.zeros(2), rate, 1, 2, np.random.default_rng(0)), [1.5, 1.0])]
    rng = np.random.default_rng(seed("data"))
    for n, d, epochs in [(6, 2, 3), (11, 3, 8)]:
        X, y = rng.normal(size=(n, d)), rng.normal(size=n)
        shrink = np.eye(d) - 0.3 * X.T @ X / n
        best, w0 = np.linalg.lstsq(X, y, rcond=None)[0], rng.normal(size=d)
        expected = best + np.linalg.matrix_power(shrink, epochs) @ (w0 - best)
        rate = open_function("constant_rate", 0.3)
        for unit in (1, 1e6):
            call = X, unit * y, unit * w0, rate, epochs, n, np.random.default_rng(1)
            cases.append((call, unit * expected))
    assert_cases(student.sgd_least_squares, cases, **SETTINGS)


@pytest.mark.points(1)
def test_one_epoch(student, seed, open_function):
    """Follows the recipe through one epoch: one permutation, its batches in order."""
    rng = np.random.default_rng(seed("data"))
    # A gradient of zero for one batch says nothing about the next; w0 holds ints.
    rate = open_function("constant_rate", 0.5)
    X, y = np.array([[0.0], [1.0], [0.0]]), np.array([5.0, 1.0, 7.0])
    starts = [(X, y, np.array([2]), rate, 1, 1, np.random.default_rng(i)) for i in (1, 2, 3)]
    cases = [(call, [1.5]) for call in starts]
    calls = []
    for n, size in [(8, 1), (9, 3), (12, 4), (5, 4)]:
        X, y, w0 = rng.normal(size=(n, 2)), rng.normal(size=n), rng.normal(size=2)
        rate, draws = open_function("constant_rate", 0.2), np.random.default_rng(seed(f"{n}"))
        calls.append((X, y, w0, rate, 1, size, draws))
    cases += answered_by(by_rule, calls)
    assert_cases(student.sgd_least_squares, cases, **SETTINGS)


@pytest.mark.points(1)
def test_short_last_batch(student, seed, open_function):
    """Takes the mean over the samples of a short last batch, or of one with batch_size above n."""
    rng = np.random.default_rng(seed("data"))
    calls = []
    for n, size in [(8, 3), (10, 4), (11, 4), (6, 9)]:
        X, y, w0 = rng.normal(size=(n, 3)), rng.normal(size=n), rng.normal(size=3)
        rate, draws = open_function("constant_rate", 0.2), np.random.default_rng(seed(f"{n}"))
        calls.append((X, y, w0, rate, 1, size, draws))
    assert_agrees(student.sgd_least_squares, by_rule, calls, **SETTINGS)


@pytest.mark.points(1)
def test_steps_are_counted_over_all_epochs(student, seed, open_function):
    """Counts the steps from 1 over all epochs when it asks for their sizes."""
    rng = np.random.default_rng(seed("data"))
    # The first batch fits already, and its step counts: the second step is 0.25.
    X, y = np.outer([1.0, 1.0, 2.0, 2.0], [1.0, 0.0]), np.array([3.0, 3.0, 4.0, 4.0])
    rate = open_function("inverse_rate", 0.5)
    cases = [((X, y, np.array([3.0, 0.0]), rate, 1, 2, np.random.default_rng(1)), [2, 0])]
    # One epoch that hardly moves, or not at all, is followed by one that does.
    for start, tiny, end in [(0.0, 2.0**-40, 1 + 2.0**-40), (1.0, 2.0**-60, 1.5)]:
        rate = open_function("listed_rate", np.array([tiny, 0.5]))
        slow = X[:2], np.array([2.0, 2.0]), np.array([start, 0.0]), rate, 2, 2
        cases.append(((*slow, np.random.default_rng(0)), [end, 0]))
    # Steps of short last batches count, and are so short here that their mean does not matter.
    rates = np.array([0.25, 2.0**-50, 0.5, 2.0**-50, 0.25, 2.0**-50])
    rate = open_function("listed_rate", rates)
    ones = np.outer(np.ones(5), [1.0, 0.0]), 4 * np.ones(5), np.zeros(2), rate, 3, 3
    cases.append(((*ones, np.random.default_rng(0)), [2.875, 0]))
    calls = []
    for n, size, epochs in [(4, 4, 3), (6, 2, 4), (6, 3, 3)]:
        X, y, w0 = rng.normal(size=(n, 2)), rng.normal(size=n), rng.normal(size=2)
        rates = rng.uniform(0.05, 0.4, size=epochs * -(-n // size))
        for rate in (open_function("inverse_rate", 0.8), open_function("listed_rate", rates)):
            draws = np.random.default_rng(seed(f"{n}"))
            calls.append((X, y, w0, rate, epochs, size, draws))
    cases += answered_by(by_rule, calls)
    assert_cases(student.sgd_least_squares, cases, **SETTINGS)


@pytest.mark.points(1)
def test_every_epoch_is_dealt_anew(student, reference, seed, open_function):
    """Draws one new permutation for every epoch, and no more; no epochs leave w0 as it is."""
    rng = np.random.default_rng(seed("data"))
    calls = []
    for n, size, epochs in [(6, 1, 2), (8, 2, 4)]:
        X, y, w0 = rng.normal(size=(n, 2)), rng.normal(size=n), rng.normal(size=2)
        rate = open_function("constant_rate", 0.15)
        for count in (epochs, 0):
            draws = np.random.default_rng(seed(f"{n}"))
            calls.append((X, y, w0, rate, count, size, draws))
    assert_agrees(student.sgd_least_squares, by_rule, calls, **SETTINGS)
    again = [(*call[:4], 2, size, np.random.default_rng(1)) for call in calls for size in (1, 4, 9)]
    assert_leaves_arguments(student.sgd_least_squares, again)
    whole = (*calls[2][:4], 2, 8, np.random.default_rng(1))  # one batch is dealt, too
    oracle = reference.sgd_least_squares
    assert_draws(student.sgd_least_squares, oracle, [*calls[:2], whole])


@pytest.mark.points(1)
def test_reaches_an_exact_fit(student, seed, open_function):
    """Arrives at weights that fit exactly, where there are such, with batches of any size."""
    rng = np.random.default_rng(seed("data"))
    X, truth = rng.uniform(0.5, 1, size=(12, 2)) * [1, -1] ** rng.integers(1, 3, (12, 2)), [2.0, -3]
    X[:, 1] = np.linspace(-1, 1, 12)
    y, rate = X @ truth, open_function("constant_rate", 0.5)
    calls = [(X, y, np.zeros(2), rate, 100, size, rng) for size in (1, 5, 12)]
    cases = [(call, truth) for call in calls]
    # The first sample fits from the start, and is dealt first by one of these.
    X = np.array([[0.5, 0.5], [0.5, -0.5], [1.0, 0.5]])
    for number in (1, 3):
        draws = np.random.default_rng(number)
        cases.append(((X, X @ [2.0, -2.0], np.zeros(2), rate, 200, 1, draws), [2.0, -2.0]))
    assert_cases(student.sgd_least_squares, cases, rtol=1e-5, atol=1e-5)


@counterexample_search(
    data=strategies.regressions(rows=(1, 3), cols=(1, 2), low=-2, high=2, weights=True),
    rule=strategies.choices("constant_rate", "inverse_rate"),
    n_epochs=strategies.choices(1, 2),
    size=strategies.choices(1, 2),
)
def agrees_with_the_reference(student, reference, open_function, data, rule, n_epochs, size):
    call = *data, open_function(rule, 0.5), n_epochs, size
    expected = reference.sgd_least_squares(*call, np.random.default_rng(0))
    assert_close(student.sgd_least_squares(*call, np.random.default_rng(0)), expected, atol=1e-9)
