"""Hidden tests of rbf_network_fit; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.kernels.gram_oracles import cloud, gaussian, table
from autograder.testing import (
    as_array,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)

X, Y, MIDDLE = np.array([[0.0], [1.0], [2.0]]), np.array([1.0, 3.0, 1.0]), np.array([[1.0]])
HEIGHT = 2 / (1 - np.exp(-1))
LOOSE = {"rtol": 1e-6, "scaled_atol": 1e-6}


def columns(X, centers, gamma):
    """Return a column of ones and a bump for each centre."""
    return np.column_stack([np.ones(len(X)), table(X, centers, gaussian(gamma))])


def penalised(X, y, centers, gamma, lam):
    """Return the weights by least squares on rows to which the penalty is added."""
    Z = columns(X, centers, gamma)
    extra = np.sqrt(lam) * np.eye(Z.shape[1])[1:]
    padded = np.concatenate([y, np.zeros(len(extra))])
    return np.linalg.lstsq(np.vstack([Z, extra]), padded, rcond=None)[0]


@pytest.mark.points(1)
def test_penalised_networks(student, reference, seed):
    """Minimises the errors plus lam times the squares of the heights; mutates nothing."""
    rng = np.random.default_rng(seed("points"))
    calls = [(X, Y, np.array([[0.0], [3.0]]), 0.5, 0.25), (X, Y, X, 0.5, 0.5)]
    calls.append((X, Y, np.array([[1.0], [0.5], [1.0]]), 0.5, 0.25))  # two of them coincide
    for n, d, M, gamma, lam in [(20, 2, 4, 0.5, 0.1), (12, 1, 3, 2.0, 1e-3), (9, 3, 5, 0.3, 20.0)]:
        P = cloud(rng, n, d)
        calls.append((P, rng.normal(size=n) + P[:, 0], P[:M] + 0.3, gamma, lam))
    assert_cases(student.rbf_network_fit, [(call, penalised(*call)) for call in calls], **LOOSE)
    assert_agrees(student.rbf_network_fit, reference.rbf_network_fit, calls, **LOOSE)
    near = (X, Y, np.array([[0.5], [1.0], [1.5]]), 0.3, 1e-5)
    Z = columns(near[0], *near[2:4])
    assert_cases(
        student.rbf_network_fit,
        [(near, Z @ penalised(*near))],
        read=lambda w: Z @ as_array(w, shape=(4,)),
        atol=1e-6,
        what="Z @ w",
    )
    assert_leaves_arguments(student.rbf_network_fit, calls)


@pytest.mark.points(1)
def test_no_penalty(student, seed):
    """Returns the shortest of the best weights for lam = 0, also where centres coincide."""
    rng = np.random.default_rng(seed("points"))
    twice, e = np.array([[1.0], [1.0]]), np.exp(-1)
    three = np.array([[1.0], [1.0], [1.0]])
    cases = [
        ((X, Y, MIDDLE, 1.0, 0.0), [3 - HEIGHT, HEIGHT]),
        ((X, Y, twice, 1.0, 0.0), [3 - HEIGHT, HEIGHT / 2, HEIGHT / 2]),
        ((X, Y, three, 1.0, 0.0), [3 - HEIGHT, *[HEIGHT / 3] * 3]),
        ((X[:1], np.array([4.0]), MIDDLE, 1.0, 0.0), [4 / (1 + e * e), 4 * e / (1 + e * e)]),
    ]
    many = np.linspace(-1, 3, 9)[:, np.newaxis]
    cases.append(((X, Y, many, 1.0, 0.0), np.linalg.pinv(columns(X, many, 1.0)) @ Y))
    near, steep = np.array([[1.0], [1.0001]]), np.array([1.0, 3.0, 2.0])
    cases.append(((X, steep, near, 1.0, 0.0), np.linalg.solve(columns(X, near, 1.0), steep)))
    assert_cases(student.rbf_network_fit, cases, **LOOSE)
    P, y = cloud(rng, 7, 2) + 3 * np.arange(7)[:, np.newaxis], rng.normal(size=7)
    calls = [(P, y, P, 1.0, 0.0), (P, y, np.vstack([P, P[::-1]]), 1.0, 0.0)]
    calls.append((X, Y, X, 1.0, 0.0))
    calls.append((P[:4], y[:4], P, 1.0, 0.0))

    def goes_through_the_points(w, X, y, centers, gamma, _):
        require(np.linalg.norm(w) < 1e4, "The weights are huge: they are not the shortest.")
        assert_close(columns(X, centers, gamma) @ w, y, rtol=1e-6, atol=1e-6, what="Z @ w")

    assert_law(student.rbf_network_fit, calls, goes_through_the_points)


@pytest.mark.points(1)
def test_the_intercept_is_free(student, seed):
    """Moves only the intercept, the first weight, if all targets move."""
    rng = np.random.default_rng(seed("points"))
    P = cloud(rng, 10, 2)
    for X_, y, centers, gamma, lam in [
        (X, Y, MIDDLE, 1.0, 0.5),
        (P, rng.normal(size=10), P[:3], 0.5, 2.0),
        (P, rng.normal(size=10), P[:4], 1.0, 1e9),
    ]:
        calls = [(X_, y + shift, centers, gamma, lam) for shift in (0.0, 5.0, -40.0)]
        found = student.rbf_network_fit.map(calls)
        w, up, down = (as_array(one, shape=(len(centers) + 1,)) for one in found)
        moves = np.outer([5.0, -40.0], np.eye(len(w))[0])
        assert_close(np.stack([up - w, down - w]), moves, atol=1e-5, what="what a shift of y adds")
    level = (X, np.full(3, 7.0), X, 1.0, 3.0), [7, 0, 0, 0]
    steep = X, np.array([-1.0, 2.0, -1.0]), MIDDLE, 1.0, 1e7
    assert_cases(student.rbf_network_fit, [level, (steep, penalised(*steep))], **LOOSE)


@pytest.mark.points(1)
def test_sizes_and_units(student, seed):
    """Takes one centre, more centres than points, other units of the targets, and integers."""
    rng = np.random.default_rng(seed("points"))
    P, y = cloud(rng, 4, 2), rng.normal(size=4)
    many = cloud(rng, 9, 2)
    calls = [(X, Y, MIDDLE, 1.0, 2.0), (P, y, many, 0.7, 0.05), (P, y, many[:1], 0.7, 1.0)]
    calls += [(X, unit * Y, MIDDLE, 1.0, 2.0) for unit in (1e-9, 1e9)]
    calls += [(1e6 + X, Y, 1e6 + MIDDLE, 1.0, 2.0), (X[:1], Y[:1], MIDDLE, 1.0, 2.0)]
    assert_cases(student.rbf_network_fit, [(call, penalised(*call)) for call in calls], **LOOSE)
    assert_accepts(
        student.rbf_network_fit, [(X, Y, MIDDLE, 1.0, 2.0)], integers=True, rtol=1e-6, atol=1e-9
    )


@pytest.mark.points(1)
def test_refuses_negative_penalties(student):
    """Raises ValueError for a negative penalty."""
    calls = {
        "lam = -1": (X, Y, MIDDLE, 1.0, -1.0),
        "lam = -1e-15": (X, Y, MIDDLE, 1.0, -1e-15),
        "lam = -50, several centres": (X, Y, X, 1.0, -50.0),
    }
    works_on = [(X, Y, MIDDLE, 1.0, 1.0), (X, Y, MIDDLE, 1.0, 1e-9), (X, Y, X, 1.0, 50.0)]
    assert_raises(student.rbf_network_fit, ValueError, calls, works_on=works_on)


@counterexample_search(
    data=strategies.regressions((2, 4), 1, -3, 3),
    centers=strategies.matrices((1, 2), 1, -2, 2),
    lam=strategies.choices(1.0, 0.0, 4.0),
)
def agrees_with_the_reference(student, reference, data, centers, lam):
    expected = reference.rbf_network_fit(*data, centers, 0.5, lam)
    got = student.rbf_network_fit(*data, centers, 0.5, lam)
    assert_close(got, expected, rtol=1e-6, atol=1e-6)
