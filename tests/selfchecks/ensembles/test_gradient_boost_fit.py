"""Self-checks of gradient_boost_fit: the worked example, and what each model is fitted to."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close, require

X, Y = np.array([[0.0], [1.0]]), np.array([2.0, 6.0])


def slope_predict(slope, X):
    """Predict the slope times the first column."""
    return slope * X[:, 0]


@pytest.mark.points(3)
def test_worked_example(student):
    """Starts at 4, and adds the slopes 2 and 1 with steps of 1/2."""
    answer = student.gradient_boost_fit(lambda X, r: float(r[1]), slope_predict, X, Y, 2, 0.5)
    f0, steps = as_tuple(answer, 2)
    assert_close(f0, 4.0, what="f0")
    require(len(steps) == 2, f"Expected 2 pairs, got {len(steps)}.")
    assert_close([step for step, _ in steps], [0.5, 0.5], what="the steps")
    assert_close([model for _, model in steps], [2.0, 1.0], what="the models")


@pytest.mark.points(1)
def test_three_rows(student):
    """Starts at the mean (not the median) of 2, 3, 10, and steps along g as it is."""
    X3, y3 = np.array([[0.0], [1.0], [3.0]]), np.array([2.0, 3.0, 10.0])
    answer = student.gradient_boost_fit(lambda X, r: -1.0, slope_predict, X3, y3, 2, 0.5)
    f0, steps = as_tuple(answer, 2)
    assert_close(f0, 5.0, what="f0, the mean of 2, 3, 10")
    right = [-0.65, -0.325]
    assert_close([step for step, _ in steps], right, what="steps along g = (0, -1, -3)")


@pytest.mark.points(1)
def test_fitted_to_residuals(student):
    """Fits every model to what is left, and finds the size of the step for one that is off."""
    seen = []

    def fit(X, r):
        seen.append(np.array(r))
        return 4 * float(r[1])

    _, steps = as_tuple(student.gradient_boost_fit(fit, slope_predict, X, Y, 2), 2)
    assert_close(seen[0], [-2.0, 2.0], what="the targets of the first model")
    assert_close(seen[1], [-2.0, 0.0], atol=1e-12, what="the targets of the second model")
    assert_close(steps[0][0], 0.25, what="the step of a model that is four times too large")


@pytest.mark.points(1)
def test_predictions_of_zero(student):
    """Takes a step of 0 where a model predicts 0 throughout."""
    answer = student.gradient_boost_fit(lambda X, r: 0.0, slope_predict, X, Y, 1)
    assert_close(as_tuple(answer, 2)[1][0][0], 0.0, atol=1e-12, what="the step")
