"""Self-checks of fit_categorical_nb: the worked example and codes out of range."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def trips():
    return np.array([[0, 1], [0, 0], [2, 1]]), np.array(["go", "go", "stay"]), [3, 2]


@pytest.mark.points(3)
def test_worked_example(student):
    """Gives go the tables (3/5, 1/5, 1/5) and (2/4, 2/4); nobody has seen a 1 in column 0."""
    expected = {
        "classes": np.array(["go", "stay"]),
        "log_prior": np.log([2 / 3, 1 / 3]),
        "log_p": [
            np.log([[3 / 5, 1 / 5, 1 / 5], [1 / 4, 1 / 4, 1 / 2]]),
            np.log([[2 / 4, 2 / 4], [1 / 3, 2 / 3]]),
        ],
    }
    assert_close(student.fit_categorical_nb(*trips()), expected, what="the model")
    assert_unchanged(student.fit_categorical_nb, *trips())
    plain = student.fit_categorical_nb(*trips(), 0)["log_p"][1]
    assert_close(plain, [[np.log(0.5)] * 2, [-np.inf, 0]], atol=1e-9, what="log_p[1] for beta = 0")
    wider = student.fit_categorical_nb(*trips()[:2], [4, 2])["log_p"][0]
    expected = np.log([[3 / 6, 1 / 6, 1 / 6, 1 / 6], [1 / 5, 1 / 5, 2 / 5, 1 / 5]])
    assert_close(wider, expected, what="log_p[0] for n_values = [4, 2]")


@pytest.mark.points(2)
@pytest.mark.parametrize("code", [2, -1])
def test_refuses_codes_out_of_range(student, code):
    """Raises ValueError for a code that the feature does not have."""
    X, y, n_values = trips()
    X[1, 1] = code
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.fit_categorical_nb(X, y, n_values)
