"""What a message without values may name of an answer: nothing that could spell a hidden number."""

import numpy as np
import pytest

from autograder.checking.outcomes import SHOWN
from autograder.checking.student_functions import Student
from autograder.sandbox.replies import Reply, Returned
from autograder.testing.assertions import Mismatch, as_array, as_number, as_tuple, assert_close
from autograder.testing.cases import assert_cases
from autograder.testing.tree_comparison import BINARY, assert_same_tree
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


def words_of(answer, expected, **options):
    return safe_words(assert_close, answer, expected, **options)


def test_deviations_of_all_sizes_make_few_messages():
    rng = np.random.default_rng(0)
    sizes = 10.0 ** rng.uniform(-300, 300, size=4_000)
    numbers = {words_of(size, 0.0) for size in sizes}
    arrays = {words_of(np.full(3, size), np.zeros(3)) for size in sizes}
    assert max(len(numbers), len(arrays)) <= 34
    assert words_of(9e240, 0.0) == "The result: off by more than 1000: far off."
    assert words_of(1.5, 1.5 + 2e-7) == "The result: off by less than 1e-06."
    assert words_of(4.4, 1.0) == "The result: off by about 5."
    assert words_of(np.inf, 1.0).startswith("The result: not as expected.")


def test_counts_and_places_in_a_large_array_make_few_messages():
    def wrong_at(value, places):
        got = np.zeros(1000)
        got[list(places)] = value
        return words_of(got, np.zeros(1000))

    for value in (3.0, np.nan):
        counts = {wrong_at(value, range(count)) for count in range(1, 1001)}
        places = {wrong_at(value, [place]) for place in range(1000)}
        assert len(counts) <= 12
        assert len(places) <= 3


def test_one_of_many_inputs_is_not_named_by_its_number():
    class Wrong:
        def __init__(self, place):
            self.place = place

        def map(self, calls):
            return [float(number == self.place) for number in range(len(calls))]

    cases = [(float(number), 0.0) for number in range(500)]
    messages = {safe_words(assert_cases, Wrong(place), cases) for place in range(500)}
    assert len(messages) == 10
    assert any("One of inputs 10 to 500." in message for message in messages)


def test_shapes_of_many_axes_make_few_messages():
    lengths = (0, 1, 2, 3, 4, 5, 7, 9, 12, 60)
    wanted = np.zeros((3, 4, 5))
    shapes = [(a, b, c) for a in lengths for b in lengths for c in lengths]
    messages = {
        words_of(np.ones(shape), wanted).partition(", expected")[0]
        for shape in shapes
        if shape != wanted.shape
    }
    assert len(messages) <= 256


def test_a_node_deep_in_a_tree_is_not_named_by_its_whole_path():
    def grown(depth, leaf):
        if depth == 0:
            return {"value": leaf}
        return {"feature": 0, "left": grown(depth - 1, leaf), "right": grown(depth - 1, leaf)}

    messages = set()
    for number in range(256):
        got = node = grown(8, 1.0)
        for bit in f"{number:08b}":
            node = node["left" if bit == "0" else "right"]
        node["value"] = 2.0
        messages.add(safe_words(assert_same_tree, got, grown(8, 1.0), BINARY))
    assert len(messages) == 16
    assert any("root > left > left > left > left > ..." in message for message in messages)


def test_exceptions_have_few_names():
    assert len(SHOWN) <= 32


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
