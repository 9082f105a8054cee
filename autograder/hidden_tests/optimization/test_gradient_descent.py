"""Hidden tests of optimization/gradient_descent; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    answered_by,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
    symmetric_matrix,
)


@pytest.mark.points(1)
def test_path_on_a_quadratic(student, seed, open_function):
    """Follows the formula on a quadratic, whether the step lets it converge or diverge."""
    grad = open_function("quadratic_gradient", np.diag([1.0, 4.0]), np.zeros(2))
    rate = open_function("constant_rate", 0.25)
    cases = [((grad, np.array([8.0, 1.0]), rate, 2), [[8, 1], [6, 0], [4.5, 0]])]
    rng = np.random.default_rng(seed("bowls"))
    for curvatures, eta in [((1.0,), 0.3), ((2.0, 0.5), 0.9), ((0.2, 1.0, 3.0), 0.7)]:
        A, b = symmetric_matrix(rng, curvatures), rng.normal(size=len(curvatures))
        w0, lowest, steps = rng.normal(size=len(b)), np.linalg.solve(A, b), 9
        factors = np.linalg.matrix_power
        shrink = np.eye(len(b)) - eta * A
        expected = [lowest + factors(shrink, t) @ (w0 - lowest) for t in range(steps + 1)]
        grad, rate = open_function("quadratic_gradient", A, b), open_function("constant_rate", eta)
        cases.append(((grad, w0, rate, steps), expected))
    # Far out: every step lands twice as far away, on the other side.
    away = open_function("quadratic_gradient", np.eye(1), np.zeros(1))
    call = away, np.ones(1), open_function("constant_rate", 3.0), 40
    cases.append((call, [[(-2.0) ** t] for t in range(41)]))
    assert_cases(student.gradient_descent, cases, atol=1e-9)


@pytest.mark.points(1)
def test_step_rule_is_asked_from_step_1_on(student, reference, seed, open_function):
    """Asks the rule for step 1 first, then for step 2, and so on."""
    rng = np.random.default_rng(seed("bowls"))
    A, b = symmetric_matrix(rng, [0.4, 1.0]), rng.normal(size=2)
    grad, w0 = open_function("quadratic_gradient", A, b), rng.normal(size=2)
    rules = [
        open_function("inverse_rate", 0.9),
        open_function("sqrt_rate", 0.5),
        open_function("listed_rate", rng.uniform(0.1, 0.9, size=6)),
    ]
    calls = [(grad, w0, rule, 6) for rule in rules]
    flat = open_function("quadratic_gradient", np.zeros((1, 1)), np.array([-1.0]))
    call = flat, np.array([10.0]), open_function("inverse_rate", 6.0), 3
    by_hand = call, [[10.0], [4.0], [1.0], [-1.0]]
    cases = [*answered_by(reference.gradient_descent, calls), by_hand]
    assert_cases(student.gradient_descent, cases, atol=1e-9)


@pytest.mark.points(1)
def test_stops_where_the_gradient_is_small(student, seed, open_function):
    """Ends the path at the first iterate with a gradient at most tol long, a zero one included."""
    halving = open_function("quadratic_gradient", np.eye(2), np.zeros(2))
    rate = open_function("constant_rate", 0.5)
    w0 = np.array([3.0, 4.0])
    cases = [
        ((halving, np.zeros(2), rate, 1), [[0, 0]]),
        (
            (halving, np.array([2.0, -6.0]), open_function("constant_rate", 1.0), 5),
            [[2, -6], [0, 0]],
        ),
        # Short along each axis, and still too long: the norm is 1.4.
        ((halving, np.array([1.0, 1.0]), rate, 1, 1.2), [[1, 1], [0.5, 0.5]]),
        # Short steps on a steep slope; and a slope that is tiny, but not zero.
        (
            (halving, np.array([8.0, 0.0]), open_function("constant_rate", 0.125), 2, 2.0),
            [[8, 0], [7, 0], [6.125, 0]],
        ),
        # A step that is lost in rounding is still a step, and the next one is not.
        (
            (
                open_function("quadratic_gradient", np.zeros((1, 1)), np.array([-1.0])),
                np.ones(1),
                open_function("listed_rate", np.array([2.0**-60, 0.5])),
                2,
            ),
            [[1], [1], [0.5]],
        ),
        ((halving, np.array([0.0, 2.0**-50]), rate, 1), [[0, 2.0**-50], [0, 2.0**-51]]),
    ]
    # The gradients are 5, 2.5, 1.25, ... long, to the last digit: two tolerances are met exactly,
    # and one is missed by a hair.
    for tol, steps in [
        (6.0, 0),
        (5.0, 0),
        (4.99999, 1),
        (1.25, 2),
        (0.9, 3),
        (1e-3, 13),
        (1e-9, 20),
    ]:
        path = [w0 * 0.5**t for t in range(steps + 1)]
        cases.append(((halving, w0, rate, 20, tol), path))
    assert_cases(student.gradient_descent, cases, atol=1e-9)


@pytest.mark.points(1)
def test_no_steps_and_a_curved_valley(student, reference, seed, open_function):
    """Returns w0 alone for n_iter = 0, takes a w0 of integers and any gradient, and leaves w0."""
    grad, rate = open_function("rosenbrock_gradient"), open_function("constant_rate", 1e-3)
    rng = np.random.default_rng(seed("starts"))
    cases = []
    for w0 in rng.uniform(-1, 1, size=(3, 2)):
        path = reference.gradient_descent(grad, w0, rate, 12)
        cases += [((grad, w0, rate, 0), [w0]), ((grad, w0, rate, 12), path)]
    halving = open_function("quadratic_gradient", np.eye(2), np.zeros(2))
    integers = np.array([1, 3])
    for n_iter, path in [(0, [[1, 3]]), (1, [[1, 3], [0.5, 1.5]])]:
        cases.append(((halving, integers, open_function("constant_rate", 0.5), n_iter), path))
    # Where no step is taken, the rule knows of none.
    cases.append(((grad, w0, open_function("listed_rate", np.zeros(0)), 0), [w0]))
    # The gradient of the notebook's example is its argument, not a copy of it.
    call = open_function("identity"), np.array([8.0]), open_function("constant_rate", 0.5), 3
    cases.append((call, [[8], [4], [2], [1]]))
    assert_cases(student.gradient_descent, cases, atol=1e-9)
    starts = [(halving, start, rate, n) for start in (w0, integers) for n in (0, 3)]
    assert_leaves_arguments(student.gradient_descent, starts)


@pytest.mark.points(1)
def test_asks_for_one_gradient_per_iterate(student, seed, open_function):
    """Calls the gradient once per iterate at most, and gets the path right."""
    rate = open_function("constant_rate", 0.5)
    # The last path ends at its third iterate, if it ends where it should: that is for other tests.
    for d, n_iter, share in [(1, 1, 0.0), (2, 4, 0.0), (3, 8, 0.0), (2, 9, 0.3)]:
        w0 = np.random.default_rng(seed(f"start {d}")).uniform(1, 2, size=d)
        iterates: list[tuple[float, ...]] = []

        def grad(w, iterates=iterates):
            iterates.append(tuple(np.ravel(w).tolist()))
            return w

        path = student.gradient_descent(grad, w0, rate, n_iter, share * np.sqrt(w0 @ w0))
        if not share:
            assert_close(path, np.array([w0 * 0.5**t for t in range(n_iter + 1)]), atol=1e-9)
        message = "The gradient is called more often than once per iterate."
        detail = f"{len(iterates)} calls for {n_iter} steps."
        is_spared = len(iterates) == len(set(iterates)) <= n_iter + 1
        require(is_spared, message, detail)


@counterexample_search(
    w0=strategies.vectors(size=(1, 2)),
    rule=strategies.choices("constant_rate", "inverse_rate"),
    n_iter=strategies.choices(0, 1, 2, 3),
    tol=strategies.choices(0.0, 1.0),
)
def agrees_with_the_reference(student, reference, open_function, w0, rule, n_iter, tol):
    d = len(w0)
    grad = open_function("quadratic_gradient", np.eye(d), np.zeros(d))
    call = grad, w0, open_function(rule, 0.5), n_iter, tol
    expected = reference.gradient_descent(*call)
    assert_close(student.gradient_descent(*call), expected, atol=1e-9)
