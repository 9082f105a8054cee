"""Hidden tests of soft_threshold; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
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

Z = np.array([-9.0, -2.5, -1.0, 0.0, 0.75, 2.5, 6.0])


@pytest.mark.points(1)
def test_values(student, reference, seed):
    """Moves each number towards 0 by t, from either side, and leaves all as they are for t = 0."""
    rng = np.random.default_rng(seed("values"))
    cases = [
        ((Z, 0.5), [-8.5, -2.0, -0.5, 0.0, 0.25, 2.0, 5.5]),
        ((Z, 2.0), [-7.0, -0.5, 0.0, 0.0, 0.0, 0.5, 4.0]),
        Case((Z, 0.0), Z, label="t = 0"),
    ]
    calls = [(3 * rng.normal(size=n), t) for n, t in [(1, 0.3), (9, 1.5), (30, 2.5)]]
    for z, t in calls:
        cases.append(((z, t), [max(x - t, 0.0) + min(x + t, 0.0) for x in z.tolist()]))
    assert_cases(student.soft_threshold, cases)
    assert_agrees(student.soft_threshold, reference.soft_threshold, calls)

    def is_best(u, z, t):
        u = np.asarray(u)
        for other in (u + 1e-3, u - 1e-3, np.zeros_like(u)):
            better = (other - z) ** 2 / 2 + t * np.abs(other) < (u - z) ** 2 / 2 + t * np.abs(
                u
            ) - 1e-12
            require(not np.any(better), "It is not the lowest point of (u - z)**2 / 2 + t |u|.")

    assert_law(student.soft_threshold, calls, is_best)


@pytest.mark.points(1)
def test_border(student):
    """Is exactly 0 up to t, the border included, and not beyond it."""
    step = 2.0**-40
    cases = [
        Case((np.array([-2.5, 2.5, 6.0]), 2.5), [0.0, 0.0, 3.5], label="numbers at t"),
        Case((np.array([-0.1, 0.1, -0.3]), 0.3), [0.0, 0.0, 0.0], label="numbers below t"),
        Case(
            (np.array([3.0 + step, -3.0 - step]), 3.0), [step, -step], label="a little more than t"
        ),
        Case(
            (np.array([np.nextafter(3.0, 4.0)]), 3.0), [2.0**-51], label="the next number after t"
        ),
        Case(
            (np.array([3.0 - step, -3.0 + step, 4.0]), 3.0), [0.0, 0.0, 1.0], label="a little less"
        ),
    ]
    assert_cases(student.soft_threshold, cases, rtol=1e-9, atol=0.0)


@pytest.mark.points(1)
def test_forms(student):
    """Keeps the shape of z and its unit, gives a Python float for a number, and takes integers."""
    table = np.array([[-4.0, 1.0, 0.5], [2.0, 6.0, -1.75]])
    cases = [
        Case((table, 1.5), [[-2.5, 0.0, 0.0], [0.5, 4.5, -0.25]], label="a table"),
        Case((-4.0, 1.5), -2.5, label="a single number"),
        Case((0.5, 1.5), 0.0, label="a single number below t"),
        Case((7, 2), 5.0, label="a single integer"),
        Case((np.int64(-7), 2), -5.0, label="a single integer of NumPy"),
    ]
    answers = assert_cases(student.soft_threshold, cases)
    kinds = {type(answer) for answer in answers[1:]}
    require(kinds == {float}, "For a single number the result is not a Python float.")
    moved = np.array([-7.0, -0.5, 0, 0, 0, 0.5, 4])
    for unit in (1e-12, 1e9):
        unusual = [Case((unit * Z, 2 * unit), unit * moved, label=f"a unit of {unit:g}")]
        assert_cases(student.soft_threshold, unusual, atol=1e-12 * unit)
    whole = np.array([-5.0, 1.0, 3.0, 8.0])
    assert_accepts(student.soft_threshold, [(whole, 2.0)], integers=True)
    fractions = [Case((whole.astype(int), 2.5), [-2.5, 0.0, 0.5, 5.5], label="integers")]
    for kind, numbers, moved in (("uint8", [200, 3, 1, 0], [198.0, 1.0, 0.0, 0.0]),
                                 ("int8", [-128, -1, 100], [-126.0, 0.0, 98.0])):  # fmt: skip
        small = np.array(numbers, dtype=kind)
        fractions += [Case((small, t), moved, label=f"integers of dtype {kind}") for t in (2, 2.0)]
    nothing = Case((np.zeros((0, 2)), 1.5), np.zeros((0, 2)), label="a table without rows")
    assert_cases(student.soft_threshold, [*fractions, nothing])
    assert_leaves_arguments(
        student.soft_threshold, [(Z, 1.0), (table, 0.5), (np.array([-5, 9]), 2)]
    )


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for negative t."""
    calls = {"t = -1": (Z, -1.0), "t = -1e-12": (Z, -1e-12), "t = -1, a single number": (3.0, -1.0)}
    assert_raises(student.soft_threshold, ValueError, calls, works_on=[(Z, 1.0), (Z, 0.5)])


@counterexample_search(
    z=strategies.vectors((1, 3), low=-4, high=4), t=strategies.choices(1.0, 2.0, 0.0)
)
def agrees_with_the_reference(student, reference, z, t):
    assert_close(student.soft_threshold(z, t), reference.soft_threshold(z, t))
