"""Self-checks of bernoulli_linear_form: the worked example and a third class."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_raises, assert_unchanged


def model():
    return {
        "classes": np.array(["ham", "spam"]),
        "log_prior": np.log([0.5, 0.5]),
        "log_p": np.log([[0.2], [0.6]]),
        "log_q": np.log([[0.8], [0.4]]),
    }


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives w = log 6 and b = log 1/2, and b = log 2 if the second class is 4 times as frequent."""
    expected = np.log([6.0]), np.log(0.5)
    answer = student.bernoulli_linear_form(model())
    assert_close(answer, expected, parts=["w", "b"])
    uneven = {**model(), "log_prior": np.log([0.2, 0.8])}
    expected = np.log([6.0]), np.log(2.0)
    assert_close(student.bernoulli_linear_form(uneven), expected, parts=["w", "b"])
    assert_unchanged(student.bernoulli_linear_form, model())


@pytest.mark.points(1)
def test_refuses_three_classes(student):
    """Raises ValueError for a model of three classes, and for a model of one."""
    three = {
        "classes": np.array([0, 1, 2]),
        "log_prior": np.log([0.5, 0.25, 0.25]),
        "log_p": np.log([[0.2], [0.6], [0.5]]),
        "log_q": np.log([[0.8], [0.4], [0.5]]),
    }
    single = {name: part[:1] for name, part in three.items()}
    calls = {"three classes": (three,), "one class": (single,)}
    assert_raises(student.bernoulli_linear_form, ValueError, calls, works_on=[(model(),)])
