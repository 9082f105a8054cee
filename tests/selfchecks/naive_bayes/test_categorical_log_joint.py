"""Self-checks of categorical_log_joint: two rows on paper, and codes out of range."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def model():
    first, second = [[0.6, 0.2, 0.2], [0.3, 0.3, 0.4]], [[0.5, 0.5], [0.1, 0.9]]
    return {
        "classes": np.array(["go", "stay"]),
        "log_prior": np.log([0.5, 0.5]),
        "log_p": [np.log(first), np.log(second)],
    }


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives (2, 0) the joint probabilities 0.05 and 0.02, and (0, 1) 0.15 and 0.135, or 0."""
    X = np.array([[2, 0], [0, 1]])
    assert_close(student.categorical_log_joint(model(), X), np.log([[0.05, 0.02], [0.15, 0.135]]))
    assert_unchanged(student.categorical_log_joint, model(), X)
    veto = model()
    veto["log_p"][0][0, 2] = -np.inf
    got = student.categorical_log_joint(veto, X[:1])
    assert_close(got, [[-np.inf, np.log(0.02)]], what="for an impossible value")


@pytest.mark.points(1)
@pytest.mark.parametrize("code", [2, -1])
def test_refuses_codes_out_of_range(student, code):
    """Raises ValueError for a code that has no column."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.categorical_log_joint(model(), np.array([[2, code]]))
