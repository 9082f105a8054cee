"""Hidden tests of lad_linear_program; first docstring lines are shown to students."""

from itertools import combinations

import numpy as np
import pytest

from autograder.testing import (
    Case,
    as_array,
    as_tuple,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    counterexample_search,
    require,
    solve_linear_program,
    strategies,
)

PARTS = ("c", "A_ub", "b_ub")
X = np.array([[1.0, 7.0], [1.0, -2.0], [1.0, 0.5]])
Y = np.array([4.0, -9.0, 6.0])
EXACT = {"rtol": 0.0, "atol": 0.0}


def drawn(rng, n, d):
    return rng.normal(size=(n, d)), rng.normal(size=n)


def sizes(rng):
    return [drawn(rng, n, d) for n, d in [(1, 1), (1, 3), (2, 4), (5, 2), (9, 3)]]


@pytest.mark.points(1)
def test_costs(student, seed):
    """Has costs of 0 for each weight and of 1 for each bound."""
    calls = [(X, Y), *sizes(np.random.default_rng(seed("costs")))[3:]]
    cases = [((A, y), np.repeat([0.0, 1.0], [A.shape[1], len(A)])) for A, y in calls]
    assert_cases(
        student.lad_linear_program, cases, part=(0, 3), what="c", dtype=np.float64, **EXACT
    )


@pytest.mark.points(1)
def test_constraints(student, reference, seed):
    """Has two rows for each target, with the weights before the bounds, of any size."""
    on_paper = [[1, 7, -1, 0, 0], [1, -2, 0, -1, 0], [1, 0.5, 0, 0, -1],
                [-1, -7, -1, 0, 0], [-1, 2, 0, -1, 0], [-1, -0.5, 0, 0, -1]]  # fmt: skip
    calls = sizes(np.random.default_rng(seed("constraints")))
    settings = {"part": (1, 3), "what": "A_ub", **EXACT}
    assert_cases(student.lad_linear_program, [((X, Y), on_paper)], **settings)
    oracle = reference.lad_linear_program
    assert_agrees(student.lad_linear_program, lambda *call: oracle(*call)[1], calls, **settings)


@pytest.mark.points(1)
def test_right_hand_side(student, seed):
    """Has the targets on the right, first as they are, then with the other sign."""
    calls = [(X, Y), *sizes(np.random.default_rng(seed("right")))]
    cases = [((A, y), [*y.tolist(), *(-y).tolist()]) for A, y in calls]
    assert_cases(student.lad_linear_program, cases, part=(2, 3), what="b_ub", **EXACT)


@pytest.mark.points(1)
def test_optimum(student, seed):
    """Has as its lowest value the least sum of absolute residuals, which a solver of ours finds."""
    rng = np.random.default_rng(seed("optimum"))
    fixed = (
        np.array([[1.0, 0.0], [1.0, 1.0], [1.0, 2.0], [1.0, 3.0]]),
        np.array([0.0, 2.0, 1.0, 9.0]),
    )
    calls = [
        (np.ones((3, 1)), np.array([1.0, 2.0, 9.0])),
        fixed,
        drawn(rng, 4, 1),
        drawn(rng, 4, 2),
    ]

    def is_least(answer, A, y):
        n, d = A.shape
        shapes = (d + n,), (2 * n, d + n), (2 * n,)
        parts = zip(as_tuple(answer, 3), shapes, PARTS, strict=True)
        found = solve_linear_program(*(as_array(p, shape=s, what=name) for p, s, name in parts))
        require(found is not None, "The program has no solution.")
        fits = (np.linalg.solve(A[list(g)], y[list(g)]) for g in combinations(range(n), d))
        least = min(np.abs(A @ w - y).sum() for w in fits)
        assert_close(found[1], least, rtol=1e-7, atol=1e-7, what="the lowest value of the program")
        assert_close(
            np.abs(A @ found[0][:d] - y).sum(), least, rtol=1e-7, atol=1e-7, what="the loss at w"
        )

    assert_law(student.lad_linear_program, calls, is_least)


@pytest.mark.points(1)
def test_unsigned_integers(student):
    """Makes of integers, unsigned ones too, what it makes of floats, and leaves them alone."""
    whole = np.array([[1.0, 7.0], [1.0, 0.0], [3.0, 2.0]]), np.array([4.0, 250.0, 0.0])
    plain = student.lad_linear_program(*whole)
    forms = [tuple(part.astype(kind) for part in whole) for kind in (np.int64, np.uint8)]
    mixed = [(whole[0].astype(np.uint8), whole[1]), (whole[0], whole[1].astype(np.uint8))]
    cases = [(call, plain) for call in [*forms, *mixed]]
    small = np.array([[1.0, -128.0], [3.0, 2.0]]), np.array([4.0, -128.0])
    own = as_tuple(student.lad_linear_program(*small), 3)
    signed = tuple(part.astype(np.int8) for part in small)
    cases.append(Case(signed, own, label="integers of dtype int8"))
    for answer in assert_cases(student.lad_linear_program, cases, parts=PARTS, **EXACT):
        for part, name in zip(as_tuple(answer, 3), PARTS, strict=True):
            as_array(part, dtype=np.float64, what=name)
    c, A, _ = as_tuple(plain, 3)
    require(np.shape(c) == (5,) and np.shape(A) == (6, 5), "The shapes are wrong.")
    require(np.min(A) < 0, "Nothing in A_ub is negative.")
    assert_leaves_arguments(student.lad_linear_program, [(X, Y), whole, *forms])


@counterexample_search(data=strategies.regressions((1, 3), (1, 2), low=-3, high=3))
def agrees_with_the_reference(student, reference, data):
    expected = reference.lad_linear_program(*data)
    assert_close(student.lad_linear_program(*data), expected, parts=PARTS, **EXACT)
