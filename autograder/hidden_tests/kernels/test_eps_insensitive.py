"""Hidden tests of eps_insensitive; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    assert_accepts,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

Y, S = np.array([1.0, 1.0, 1.0, 1.0]), np.array([3.0, 0.75, -4.0, 0.0])
PARTS = "loss", "slope"


def drawn(rng, n, eps):
    """Return targets and predictions that are clear of the edges, on both sides and inside."""
    y = rng.normal(size=n)
    gap = rng.uniform(1.2, 3, size=n) * max(eps, 0.3)
    gap[n // 2 :] *= 0.25 if eps else 1.0
    return y, y + gap * rng.choice([-1.0, 1.0], size=n)


@pytest.mark.points(1)
def test_losses(student, seed):
    """Charges what sticks out of the tube, above and below, and nothing inside."""
    rng = np.random.default_rng(seed("points"))
    cases = [((Y, S, 0.5), [1.5, 0, 4.5, 0.5]), ((S, Y, 0.5), [1.5, 0, 4.5, 0.5])]
    cases += [((Y, S, 2.5), [0, 0, 2.5, 0]), ((Y, S, 10.0), [0, 0, 0, 0])]
    cases += [((unit * Y, unit * S, unit * 0.5), unit * np.array([1.5, 0, 4.5, 0.5]))
              for unit in (2.0**-40, 2.0**40)]  # fmt: skip
    for n, eps in [(8, 0.7), (20, 0.1), (6, 3.0)]:
        y, s = drawn(rng, n, eps)
        right = [max(0.0, abs(a - b) - eps) for a, b in zip(y, s, strict=True)]
        cases.append(((y, s, eps), right))
    assert_cases(student.eps_insensitive, cases, part=(0, 2), what="the loss")
    assert_leaves_arguments(student.eps_insensitive, [call for call, _ in cases])


@pytest.mark.points(1)
def test_slopes(student, seed):
    """Has the slope 1 above the tube, -1 below it however far, and 0 inside."""
    rng = np.random.default_rng(seed("points"))
    cases = [((Y, S, 0.5), [1, 0, -1, -1]), ((S, Y, 0.5), [-1, 0, 1, 1])]
    cases += [((Y, 1e9 * S, 0.5), [1, 1, -1, -1]), ((Y, S, 10.0), [0, 0, 0, 0])]
    cases += [((unit * Y, unit * S, unit * 0.5), [1, 0, -1, -1]) for unit in (1e-12, 1e12)]
    step = 1e-7
    for n, eps in [(8, 0.7), (20, 0.1), (6, 3.0)]:
        y, s = drawn(rng, n, eps)
        up, down = (np.maximum(0, np.abs(s + move - y) - eps) for move in (step, -step))
        cases.append(((y, s, eps), np.round((up - down) / (2 * step))))
    assert_cases(student.eps_insensitive, cases, part=(1, 2), what="the slope")


@pytest.mark.points(1)
def test_edges_and_numbers(student):
    """Takes points exactly on an edge, eps = 0, single numbers, and integers."""
    edge = np.array([1.5, 0.5, 1.0])
    low, near = 2.0**-30, np.array([1.5 + 2.0**-30, 0.5 - 2.0**-30, 1.0])
    cases = [
        ((Y[:3], edge, 0.5), ([0, 0, 0], [0, 0, 0])),
        ((Y[:3], near, 0.5), ([low, low, 0], [1, -1, 0])),
        ((Y[:3], edge, 0.0), ([0.5, 0.5, 0], [1, -1, 0])),
        ((1.0, 3.0, 0.5), (1.5, 1.0)),
        ((1.0, -4.0, 0.5), (4.5, -1.0)),
        ((1.0, 1.25, 0.5), (0.0, 0.0)),
        ((1.0, 0.5, 0.5), (0.0, 0.0)),
        ((2.0, 2.0, 0.0), (0.0, 0.0)),
        ((2.0, 5.0, 0.0), (3.0, 1.0)),
        ((np.array([7.0]), np.array([4.0]), 1.0), ([2.0], [-1.0])),
    ]
    assert_cases(student.eps_insensitive, cases, parts=PARTS)
    whole = [(Y, np.array([3.0, 1.0, -4.0, 0.0]), 1.0), (3.0, 7.0, 2.0)]
    assert_accepts(student.eps_insensitive, whole, integers=True, parts=PARTS)
    mixed = (np.array([1, 2]), np.array([4, 2]), 0.5), (np.array([2.5, 0]), np.array([1.0, 0]))
    assert_cases(student.eps_insensitive, [mixed], parts=PARTS)
    ints = Case((np.array([1, 1]), np.array([3, 1]), 1), [1.0, 0.0], label="arrays of integers")
    for part, what in enumerate(PARTS):
        assert_cases(student.eps_insensitive, [ints], part=(part, 2), what=what, dtype=np.float64)


@pytest.mark.points(1)
def test_refuses_negative_tubes(student):
    """Raises ValueError for a negative eps."""
    calls = {
        "eps = -0.5": (Y, S, -0.5),
        "eps = -1e-15": (Y, S, -1e-15),
        "eps = -1, single numbers": (1.0, 3.0, -1.0),
        "eps = -1, all predictions right": (Y, Y, -1.0),
    }
    works_on = [(Y, S, 0.5), (Y, S, 0.0), (1.0, 3.0, 0.25)]
    assert_raises(student.eps_insensitive, ValueError, calls, works_on=works_on)


@counterexample_search(
    data=strategies.equal_vectors(2, (1, 3), -3, 3), eps=strategies.choices(1.0, 0.0, 0.5)
)
def agrees_with_the_reference(student, reference, data, eps):
    expected = reference.eps_insensitive(*data, eps)
    assert_close(student.eps_insensitive(*data, eps), expected, parts=PARTS)
