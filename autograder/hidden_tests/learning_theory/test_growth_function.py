"""Hidden tests of growth_function; first docstring lines are shown to students."""

import pytest

from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_equal,
    assert_raises,
    counterexample_search,
    strategies,
)

KINDS = "rays", "intervals", "convex", "perceptron2d"


def cells(kind, n):
    """Return the number of dichotomies of n points on a line, found by trying all borders."""
    found = set()
    for i in range(n + 1):
        if kind == "rays":
            found.add((0,) * i + (1,) * (n - i))
            continue
        found |= {(0,) * i + (1,) * (j - i) + (0,) * (n - j) for j in range(i, n + 1)}
    return len(found)


def lines(n):
    """Return the dichotomies by lines of n points on a circle: arcs, and what is beside them."""
    found = set()
    for i in range(n):
        for length in range(n + 1):
            arc = {(i + step) % n for step in range(length)}
            found.add(tuple(int(place in arc) for place in range(n)))
    return len(found)


@pytest.mark.points(1)
def test_lines_of_points(student, reference):
    """Counts the dichotomies of rays and of intervals."""
    for kind in ("rays", "intervals"):
        cases = [((kind, n), cells(kind, n)) for n in (1, 2, 3, 4, 7, 12)]
        assert_cases(student.growth_function, cases, compare=assert_equal)
        calls = [(kind, n) for n in range(1, 9)]
        assert_agrees(student.growth_function, reference.growth_function, calls)


@pytest.mark.points(1)
def test_convex(student):
    """Counts all 2^n for convex sets."""
    cases = [(("convex", n), 2**n) for n in (1, 2, 3, 4, 5, 9, 20, 62, 63, 64, 70)]
    assert_cases(student.growth_function, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_perceptrons(student):
    """Counts the dichotomies of a perceptron in the plane: 2, 4, 8, 14, ..."""
    cases = [
        (("perceptron2d", n), count) for n, count in [(1, 2), (2, 4), (3, 8), (4, 14), (5, 22)]
    ]
    cases += [(("perceptron2d", n), lines(n)) for n in (6, 7, 10)]
    assert_cases(student.growth_function, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_no_points_and_many(student):
    """Has one dichotomy of no points in every class, and exact integers at 200 points and more."""
    cases = [(("rays", 3), 4), (("intervals", 3), 7)]
    cases += [Case((kind, 0), 1, label="no points") for kind in KINDS]
    for kind, count in [
        ("rays", 201),
        ("intervals", 20101),
        ("convex", 2**200),
        ("perceptron2d", 39802),
    ]:
        cases.append(Case((kind, 200), count, label="200 points"))
    cases.append(Case(("convex", 2000), 2**2000, label="2,000 points"))
    # Products that no float holds, and few enough for those who compute all four classes first.
    many = 2 * 10**8 + 3
    for kind, count in [("intervals", 20000000700000007), ("perceptron2d", 40000001000000008)]:
        cases.append(Case((kind, many), count, label="200 million points"))
    assert_cases(student.growth_function, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_refusals(student):
    """Raises ValueError for an unknown class, and for n below 0."""
    calls = {f"{kind}, n = {n}": (kind, n) for kind, n in zip(KINDS, (-1, -5, -1, -2), strict=True)}
    calls |= {
        name or "no name": (name, 3)
        for name in ("circles", "", "ray", "perceptron", "Rays", "squares")
    }
    calls |= {"circles, n = 0": ("circles", 0), "rays and a space": ("rays ", 3)}
    works_on = [(kind, 5) for kind in KINDS]
    assert_raises(student.growth_function, ValueError, calls, works_on=works_on)


@counterexample_search(kind=strategies.choices(*KINDS), n=strategies.choices(1, 2, 3, 4, 0, 5))
def agrees_with_the_reference(student, reference, kind, n):
    assert_equal(student.growth_function(kind, n), reference.growth_function(kind, n))
