"""What a message without values may name of an answer: nothing that could spell a hidden number."""

import numpy as np
import pytest

from autograder.checking.student_functions import Student
from autograder.sandbox.replies import Reply, Returned
from autograder.testing.assertions import Mismatch, as_array, as_number, as_tuple, assert_close
from tests.course_copy import TOPIC

SECRET = 4242
WANTED = np.arange(12.0).reshape(3, 4)


def safe_words(check, *args, **kwargs):
    with pytest.raises(Mismatch) as caught:
        check(*args, **kwargs)
    return caught.value.safe


@pytest.mark.parametrize(
    ("check", "answer", "options"),
    [
        (assert_close, np.empty((0, SECRET)), {"expected": WANTED}),
        (assert_close, np.empty((SECRET, 0)), {"expected": WANTED}),
        (assert_close, np.zeros(SECRET), {"expected": WANTED}),
        (assert_close, np.zeros((4, 2, 4, 2, 4)), {"expected": WANTED}),
        (assert_close, np.zeros(1, f"<U{SECRET}"), {"expected": WANTED}),
        (assert_close, np.zeros(1, [(f"x{SECRET}", float)]), {"expected": WANTED}),
        (assert_close, {SECRET: SECRET}, {"expected": WANTED}),
        (assert_close, [0.0] * SECRET, {"expected": WANTED}),
        (assert_close, "x" * SECRET, {"expected": WANTED}),
        (assert_close, (1.0,) * SECRET, {"expected": (1.0, 2.0)}),
        (assert_close, np.full((3, 4), float(SECRET)), {"expected": WANTED}),
        (as_tuple, [0] * SECRET, {"length": 2}),
        (as_number, np.zeros(SECRET), {}),
        (as_array, np.zeros((SECRET, 2)), {"shape": (None, 3)}),
        (as_array, np.zeros((2, SECRET)), {"shape": (None, 3)}),
    ],
)
def test_a_length_that_no_slip_explains_is_not_named(check, answer, options):
    words = safe_words(check, answer, **options)
    digits = "".join(letter for letter in words if letter.isdigit())
    assert str(SECRET) not in digits
    assert len(words) < 120


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (WANTED.T, "shape (4, 3)"),
        (WANTED.ravel(), "shape (12,)"),
        (np.zeros((3, 5)), "shape (3, 5)"),
        (np.zeros((1, 3, 4)), "shape (1, 3, 4)"),
        (np.zeros((50, 4)), "a very different shape"),
        (2.0, "a single number"),
    ],
)
def test_the_shapes_of_ordinary_slips_are_named(answer, words):
    assert words in safe_words(assert_close, answer, WANTED)


def test_a_long_axis_that_is_free_has_any_length():
    words = safe_words(as_array, np.zeros((500, 2)), shape=(None, 3))
    assert words == "The result: shape (any, 2), expected shape (any, 3)."


def test_the_full_text_names_every_shape():
    with pytest.raises(Mismatch) as caught:
        assert_close(np.zeros((0, SECRET)), WANTED)
    assert f"(0, {SECRET})" in caught.value.full


class Liar:
    """A snapshot that says of every call that it changed something with a telling name."""

    def begin_test(self, _forbid):
        pass

    def call(self, calls):
        return [Reply(Returned(1.0), changed=("0", f"x{SECRET}", "y")) for _ in calls]


def test_only_names_of_parameters_are_said_to_have_changed():
    student = Student(TOPIC)
    student.attach(Liar())
    changed = student.loo_residuals.changed_arguments(1.0, 2.0)
    assert changed == ["X", "y", "arguments"]  # in the order of the parameters, not in theirs
