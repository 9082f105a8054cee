"""Self-checks of gradient_descent: the worked example, the stop, the rates, the gradients."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged, require


def half(t):
    """Return 0.5, whatever the step."""
    return 0.5


@pytest.mark.points(2)
def test_worked_example(student):
    """Goes 8, 4, 2, 1 for the gradient w and steps of 0.5, and leaves w0 as it was."""
    path = student.gradient_descent(lambda w: w, np.array([8.0]), half, 3)
    assert_close(path, [[8], [4], [2], [1]])
    assert_unchanged(student.gradient_descent, lambda w: w, np.array([8.0]), half, 3)


@pytest.mark.points(1)
def test_stop(student):
    """Ends the path where the gradient is at most tol long, and returns one row for n_iter = 0."""
    path = student.gradient_descent(lambda w: w, np.array([8.0]), half, 50, 3.0)
    assert_close(path, [[8], [4], [2]])
    assert_close(student.gradient_descent(lambda w: w, np.array([8.0]), half, 0), [[8]])


@pytest.mark.points(1)
def test_step_rule(student):
    """Asks the rule 6 / t for step 1 first: a gradient of 1 moves 10 to 4, 1, -1."""
    path = student.gradient_descent(lambda w: np.ones(1), np.array([10.0]), lambda t: 6 / t, 3)
    assert_close(path, [[10], [4], [1], [-1]])


@pytest.mark.points(1)
def test_number_of_gradients(student):
    """Calls the gradient once per iterate at most."""
    asked = []

    def grad(w):
        asked.append(w)
        return w

    student.gradient_descent(grad, np.array([1.0]), half, 6)
    require(len(asked) > 0, "The gradient is never called.")
    message = f"It was called {len(asked)} times for 6 steps: keep its value in a variable."
    require(len(asked) <= 7, message)
