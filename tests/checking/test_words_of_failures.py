"""The words for a failure name whose mistake it is, as far as that is known, and claim no more."""

import pytest

from autograder.checking.failure_context import Circumstances
from autograder.checking.failure_messages import finding_of, misused
from autograder.checking.outcomes import StudentLost, WrongSignature, as_exception
from autograder.checking.student_functions import StudentFunction
from autograder.sandbox.channel import Loss, Lost
from autograder.sandbox.replies import Raised, Reply, Returned
from autograder.testing import Case, assert_cases, assert_raises
from autograder.testing.assertions import Mismatch, as_number, assert_equal
from tests.course_copy import TOPIC

from .conftest import exercise_of

PLAIN = "def {0}(x):\n    return x"
ITSELF = "def {0}(x):\n    def grow(x):\n        return grow(x)\n    return grow(x)"
CACHED = "import functools\n@functools.lru_cache(None)\ndef {0}(x):\n    return x"
NAME, HELPER = "loo_residuals", "hat_matrix"


def words(raised, own=PLAIN, helper=PLAIN, *, name=NAME, **facts):
    sources = {NAME: own.format(NAME), HELPER: helper.format(HELPER)}
    about = Circumstances(TOPIC, name, 5, sources, **facts)
    return finding_of(raised, about).message


def raised_in(answers, name="ValueError"):
    return as_exception(Raised((name,), 2, "return x", answers))


def mismatch(check, *args):
    with pytest.raises(Mismatch) as caught:
        check(*args)
    return caught.value


@pytest.mark.parametrize(
    ("own", "helper", "said"),
    [
        (ITSELF, PLAIN, "Your function calls itself without end"),
        (PLAIN, ITSELF, f"`{HELPER}`, which your function called, calls itself without end"),
        (ITSELF, ITSELF, f"`{NAME}` or `{HELPER}` calls itself without end"),
        (PLAIN, PLAIN, "Functions call each other, or one calls itself, without end"),
    ],
)
def test_calls_without_end_are_blamed_on_who_calls_itself(own, helper, said):
    assert words(raised_in(HELPER, "RecursionError"), own, helper).startswith(said)


class Answering:
    """A student in whose place the replies to all calls are known."""

    def __init__(self, *outcomes):
        self.outcomes = outcomes

    def run(self, calls):
        assert len(calls) == len(self.outcomes)
        return [Reply(outcome) for outcome in self.outcomes]


RAISES = Raised(("ValueError",), 2, "return x", NAME)


@pytest.mark.parametrize(
    ("cases", "place"),
    [
        ([Case(1.0, 1.0), Case(2.0, 2.0, label="a small spread")], "(For a small spread.)"),
        ([Case(1.0, 1.0), Case(2.0, 2.0)], "(Input 2 of 2.)"),
    ],
)
def test_an_error_is_named_with_the_input_that_raised_it(cases, place):
    function = StudentFunction(Answering(Returned(1.0), RAISES), NAME)
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - it carries no text of the student's
        assert_cases(function, cases)
    assert words(caught.value) == (
        f"Your function raised `ValueError` in line 2 of its cell: `return x`. {place}"
    )


def test_the_only_input_needs_no_name():
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - as above
        assert_cases(StudentFunction(Answering(RAISES), NAME), [Case(2.0, 2.0)])
    assert words(caught.value).endswith("`return x`.")


def test_an_error_for_a_valid_input_is_named_with_that_input():
    function = StudentFunction(Answering(Returned(1.0), RAISES), NAME)
    for ordinary, place in (
        ([1.0, 2.0], "(Input 2 of 2.)"),
        ({"one": 1.0, "a tiny variance": 2.0}, "(For a tiny variance.)"),
    ):
        with pytest.raises(Mismatch) as caught:
            assert_raises(function, ValueError, [-1.0], works_on=ordinary)
        assert caught.value.safe == (
            f"It raises ValueError for a valid input, too. Raise it only where it belongs. {place}"
        )


def test_the_place_of_an_error_is_one_of_three():
    assert "in line 2 of its cell" in words(raised_in(NAME))
    assert words(raised_in(HELPER)).startswith(f"`{HELPER}`, which your function called")
    assert "in line 2 of another cell" in words(raised_in(""))


def test_two_answers_in_one_cell_are_not_taken_for_each_other():
    both = f"{PLAIN.format(NAME)}\n{PLAIN.format(HELPER)}"
    assert words(raised_in(HELPER), both, both).startswith("Your function raised")


def test_what_ran_out_of_time_may_be_slow_or_endless():
    said = words(StudentLost(Lost(Loss.CPU_TIME)))
    assert "5 seconds" in said
    assert "too slow for this input, or a loop in it never ends" in said


def test_a_cache_is_named_where_there_is_one():
    assert "lru_cache" in words(WrongSignature(NAME), CACHED)
    assert "compare its first line" in words(WrongSignature(NAME), helper=CACHED)


def test_none_is_blamed_on_return_only_if_it_is_the_result():
    error = mismatch(as_number, None)
    assert "`return`" in words(error, has_returned_none=True)
    assert words(error, has_returned_none=False).startswith("A part of the result is None")
    about = Circumstances(TOPIC, NAME, 5, {}, has_returned_none=False)
    assert "`return`" not in misused(about).message


def test_texts_of_the_statement_are_shown_and_no_others():
    def said(answer, expected):
        return words(mismatch(assert_equal, answer, expected), name="one_hot")

    assert said("red", "blue") == "The result: expected 'blue', returned 'red'."
    assert said("", "blue").endswith("returned ''.")
    assert "x31" not in said("x31", "blue")
    assert "x31" not in said("blue", "x31")


def test_caches_endless_calls_and_lists_of_lists_are_told(grade):
    cache = "import functools\n@functools.lru_cache\n"
    mixed = "np.array([[1.0], None, [1.0, 2.0]], dtype=object)"
    answers = {
        "hat_matrix": f"{cache}def hat_matrix(X):\n    return X",
        "r2_score": "def r2_score(y_true, y_pred):\n    return r2_score(y_true, y_pred)",
        "add_intercept": f"def add_intercept(X):\n    return {mixed}",
    }
    result = grade(answers)
    cached = exercise_of(result, "hat_matrix")
    assert "stands under `functools.lru_cache`" in cached.verdicts[0].message
    assert "Take that line off." in " ".join(cached.notes)
    endless = exercise_of(result, "r2_score")
    assert "Your function calls itself without end" in endless.verdicts[0].message
    assert "None" in exercise_of(result, "add_intercept").verdicts[0].message
