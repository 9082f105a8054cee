"""Hidden tests of optimization/newton_minimize; first docstring lines are shown to students."""

import numpy as np
import pytest
from numpy.linalg import LinAlgError

from autograder.testing import (
    Case,
    answered_by,
    as_array,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)

CLOSE = {"rtol": 1e-6, "atol": 1e-6}


@pytest.mark.points(1)
def test_quadratics_take_one_step(student, seed, open_function):
    """Solves a quadratic in one step, even one whose stationary point is a saddle or a maximum."""
    rng = np.random.default_rng(seed("quadratics"))
    cases = []
    for d in (1, 2, 4):
        root = rng.normal(size=(d, d))
        bowl = root @ root.T + np.eye(d)
        coupled = np.diag(np.linspace(1, 2, d)) + 4 * (np.ones((d, d)) - np.eye(d))
        for A in (bowl, -bowl, coupled, 1e-6 * bowl, 1e6 * bowl):
            w0, lowest = rng.normal(size=(2, d))
            b = A @ lowest
            functions = (
                open_function("quadratic_gradient", A, b),
                open_function("constant_matrix", A),
            )
            cases.append(((*functions, w0, 1), lowest))
    # Neither a large condition number nor a determinant that underflows makes H singular.
    spread = np.diag(np.geomspace(1e7, 1e-7, 60))
    hessians = {"curvatures from 1e7 to 1e-7": spread, "60 weights": 1e-6 * np.eye(60)}
    for label, A in hessians.items():
        lowest = np.linspace(1, 2, len(A))
        functions = (
            open_function("quadratic_gradient", A, A @ lowest),
            open_function("constant_matrix", A),
        )
        cases.append(Case((*functions, np.zeros(len(A)), 1), lowest, label=label))
    assert_cases(student.newton_minimize, cases, **CLOSE)


@pytest.mark.points(1)
def test_hessian_is_made_anew(student, reference, seed, open_function):
    """Takes the Hessian at the current iterate in every step, which may be singular there."""
    grad = open_function("exponential_gradient", np.ones(1))
    hess = open_function("exponential_hessian")
    first = np.exp(-1.0)  # from w = 1 one step goes to exp(-1)
    second = first - 1 + np.exp(-first)
    by_hand = [((grad, hess, np.ones(1), k), [w]) for k, w in [(1, first), (2, second)]]
    calls = []
    rng = np.random.default_rng(seed("starts"))
    for n_iter in (2, 3):
        w0 = rng.uniform(-0.5, 1.5, size=3)
        grad = open_function("exponential_gradient", rng.uniform(0.5, 3, size=3))
        calls.append((grad, hess, w0, n_iter))
    # One step leads from ints to fractions: each entry of the flat bowl loses a third.
    flat = open_function("cubic_gradient"), open_function("cubic_hessian")
    fractions = (*flat, np.array([2, -1]), 1), [4 / 3, -2 / 3]
    cases = [*by_hand, fractions, *answered_by(reference.newton_minimize, calls)]
    assert_cases(student.newton_minimize, cases, **CLOSE)
    # The first step is from 1 to 0, where the Hessian is zero and the gradient 0.5.
    later = (lambda w: (w**2 + 1) / 2), (lambda w: np.diag(w)), np.ones(1)
    singular = {"a Hessian that is zero in the second step": (*later, 3)}
    assert_raises(student.newton_minimize, LinAlgError, singular, works_on=[(*later, 1)])


@pytest.mark.points(1)
def test_finds_minima(student, seed, open_function):
    """Finds the minimum of functions that are not quadratic, within the default number of steps."""
    rng = np.random.default_rng(seed("starts"))
    hess = open_function("exponential_hessian")
    cases = []
    for d in (1, 3):
        b = rng.uniform(0.5, 3, size=d)
        call = open_function("exponential_gradient", b), hess, rng.uniform(-1, 2, size=d)
        cases.append((call, np.log(b)))
    # A leap from -3 to 16, where the slope is millions, and back to 0 at 1 a step.
    one = open_function("exponential_gradient", np.ones(1))
    leap = one, hess, np.array([-3.0])
    cases += [((*leap, 1), [np.exp(3.0) - 4]), (leap, [0.0])]
    valley = open_function("rosenbrock_gradient"), open_function("rosenbrock_hessian")
    cases += [((*valley, np.array(w0)), [1, 1]) for w0 in ([-1.2, 1.0], [0.0, 0.0])]
    # The minimum of the sum of w**4 is flat: the gradient tells, not w. A step takes off a third.
    flat = open_function("cubic_gradient"), open_function("cubic_hessian")
    far = np.array([1e8])  # too far for 50 steps, so all of them are taken
    cases.append(((*flat, far), far * (2 / 3) ** 50))
    cases.append(((*flat, far, 60), far * (2 / 3) ** 60))
    assert_cases(student.newton_minimize, cases, **CLOSE)
    w0 = rng.uniform(1, 2) * np.array([1.0, 0.2])
    # Far from zero a step may be short beside w where the gradient is not.
    aside = (lambda w: 4 * (w - 1000) ** 3), (lambda w: np.diag(12 * (w - 1000) ** 2))
    answers = student.newton_minimize.map([(*flat, w0), (*aside, np.array([1000.01]))])
    for w, lowest in zip(answers, (np.zeros(2), np.array([1000.0])), strict=True):
        gradient = 4 * (as_array(w, shape=lowest.shape) - lowest) ** 3
        require(np.sqrt(gradient @ gradient) <= 1e-9, "The gradient at the result is not small.")


@pytest.mark.points(1)
def test_stops_before_it_solves(student, open_function):
    """Looks at the gradient before each step: a stationary w0 is returned, n_iter = 0 gives w0."""
    flat = open_function("cubic_gradient"), open_function("cubic_hessian")
    w0 = np.array([0.3, 0.2])  # a gradient of 0.108 and 0.032, which is 0.1126 long
    stop, step = w0, w0 * 2 / 3
    cases = [((*flat, np.zeros(2)), np.zeros(2))]
    for tol, expected in [(0.2, stop), (0.12, stop), (0.11, step), (0.1, step)]:
        cases.append(((*flat, w0, 1, tol), expected))
    # Here it is 5 long, to the last digit.
    bowl = open_function("quadratic_gradient", np.eye(2), np.zeros(2))
    identity, start = open_function("constant_matrix", np.eye(2)), np.array([3.0, 4.0])
    # One step brings the gradient from 32 to 9.5, which is short enough.
    cases.append(((*flat, np.array([2.0]), 9, 10.0), [4 / 3]))
    cases += [((bowl, identity, start, 9, tol), w) for tol, w in [(5.0, start), (4.9, [0, 0])]]
    # The first step of a parabola with one arm leads to where it is flat, and there is no second.
    arm = (lambda w: np.maximum(w, 0.0)), (lambda w: np.diag((w > 0) * 1.0))
    cases.append(((*arm, np.ones(1), 3), [0]))
    starts = w0, np.zeros(1), np.array([2, -1])
    cases += [((*flat, start, 0), start) for start in starts]
    assert_cases(student.newton_minimize, cases, **CLOSE)
    calls = [(*flat, w0, 3), (*flat, w0[:1], 0), (*flat, np.array([2, -1]), 2)]
    assert_leaves_arguments(student.newton_minimize, calls)


@pytest.mark.points(1)
def test_singular_hessian(student, open_function):
    """Raises LinAlgError if it needs a step where the Hessian is singular, and only then."""
    trough = np.diag([2.0, 0.0])  # flat along the second weight, where the slope is not zero
    downhill = open_function("quadratic_gradient", trough, np.array([1.0, -1.0]))
    slope = open_function("quadratic_gradient", np.zeros((2, 2)), np.array([1.0, -1.0]))
    zeros = open_function("constant_matrix", np.zeros((2, 2)))
    singular = {
        "a Hessian with one zero curvature": (
            downhill,
            open_function("constant_matrix", trough),
            np.ones(2),
        ),
        "a Hessian of zeros": (slope, zeros, np.ones(2)),
        "a Hessian of zeros, n_iter = 1": (slope, zeros, np.zeros(2), 1),
    }
    bowl = open_function("quadratic_gradient", np.eye(2), np.zeros(2))
    works_on = [(bowl, open_function("constant_matrix", np.eye(2)), np.ones(2), 1)]
    assert_raises(student.newton_minimize, LinAlgError, singular, works_on=works_on)
    level = open_function("quadratic_gradient", np.zeros((2, 2)), np.zeros(2))
    calls = (
        (slope, zeros, np.ones(2), 0),
        (level, zeros, np.ones(2)),
        (level, zeros, np.ones(2), 50, 0.0),
    )
    assert_cases(student.newton_minimize, [(call, [1, 1]) for call in calls], **CLOSE)


@counterexample_search(
    w0=strategies.vectors(size=(1, 2), low=-1, high=1),
    n_iter=strategies.choices(0, 1, 2),
    kind=strategies.choices("bowl", "coupled", "exponential"),
    tol=strategies.choices(1e-10, 2.0),
)
def agrees_with_the_reference(student, reference, open_function, w0, n_iter, kind, tol):
    d = len(w0)
    A = 2 * np.eye(d) + (kind == "coupled") * (np.ones((d, d)) - np.eye(d))
    if kind == "exponential":
        functions = (
            open_function("exponential_gradient", np.ones(d)),
            open_function("exponential_hessian"),
        )
    else:
        functions = (
            open_function("quadratic_gradient", A, np.zeros(d)),
            open_function("constant_matrix", A),
        )
    call = *functions, w0, n_iter, tol
    expected = reference.newton_minimize(*call)
    assert_close(student.newton_minimize(*call), expected, **CLOSE)
