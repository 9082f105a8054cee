"""Many calls in one round trip, compared with what is expected of each."""

import copy

import numpy as np
import pytest

from autograder.checking.student_functions import Student
from autograder.sandbox.replies import Reply, Returned
from autograder.testing import (
    BINARY,
    Case,
    Mismatch,
    answered_by,
    as_number,
    assert_agrees,
    assert_cases,
    assert_draws,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    assert_unchanged,
    assert_varies,
    call_with,
    require,
)
from autograder.testing.calls import first_not_raising, keywords_of

HIDDEN = 77.25
"""An expected value that no safe text may hold."""


def failure(assertion, *args, **kwargs):
    with pytest.raises(Mismatch) as caught:
        assertion(*args, **kwargs)
    mismatch = caught.value
    assert "77.25" not in mismatch.safe
    return mismatch


def test_right_answers_pass_and_come_back_after_one_round_trip(under_test):
    double = under_test(lambda x: 2 * x)
    cases = [(1.0, 2.0), ((np.array([1.0, 3.0]),), [2, 6]), Case(5, 10)]
    first, second, third = assert_cases(double, cases)
    assert (first, third, second.tolist()) == (2.0, 10, [2.0, 6.0])
    assert double.trips == 1


@pytest.mark.parametrize(
    ("function", "expected"),
    [
        (lambda x: (x, 2 * x), (3.0, 6.0)),
        (lambda x: {"value": x, "kind": "leaf"}, {"value": 3.0, "kind": "leaf"}),
        (lambda x: "three", "three"),
        (lambda x: x > 1, True),
        (lambda x: [["a"], x][0], np.array(["a"])),
    ],
    ids=["tuple", "dict", "text", "bool", "labels"],
)
def test_kinds_of_results(under_test, function, expected):
    assert_cases(under_test(function), [(3.0, expected)])
    failure(assert_cases, under_test(lambda _: HIDDEN), [(3.0, expected)])


def test_the_wrong_input_is_named_by_its_number(under_test):
    wrong = under_test(lambda x: x if x < 2 else 0.0)
    mismatch = failure(assert_cases, wrong, [(1.0, 1.0), (HIDDEN, HIDDEN), (0.5, 0.5)])
    assert mismatch.safe.endswith("(Input 2 of 3.)")
    assert "(Input 2 of 3.)" in mismatch.full.splitlines()[0]
    assert "77.25" in mismatch.full


def test_a_label_takes_the_place_of_the_number(under_test):
    cases = [(1.0, 1.0), Case(2.0, HIDDEN, label="an input above 1")]
    mismatch = failure(assert_cases, under_test(lambda x: x), cases)
    assert mismatch.safe.endswith("(For an input above 1.)")


def test_a_single_case_needs_no_number(under_test):
    mismatch = failure(assert_cases, under_test(lambda x: x), [(1.0, HIDDEN)])
    assert "Input" not in mismatch.safe


def test_a_wrong_text_that_is_known_names_the_input_too(under_test):
    cases = [("a", "convex"), ("b", "affine")]
    mismatch = failure(assert_cases, under_test(lambda _: "convex"), cases)
    assert mismatch.naming({"convex", "affine"}).endswith("(Input 2 of 2.)")
    assert "affine" not in mismatch.safe


def test_tolerances_of_all_and_of_one_case(under_test):
    off = under_test(lambda x: x + 1e-4)
    assert_cases(off, [(1.0, 1.0)], atol=1e-3)
    assert_cases(off, [Case(1.0, 1.0, atol=1e-3)])
    assert_cases(off, [Case(1.0, 1.0, rtol=1e-3)])
    failure(assert_cases, off, [Case(1.0, 1.0, atol=1e-5)], atol=1e-3)
    failure(assert_cases, off, [(1.0, 1.0)])


def test_a_scaled_tolerance_looks_at_the_largest_entry(under_test):
    off = under_test(lambda x: x + 1e-4)
    x = np.array([0.0, 1e3])
    assert_cases(off, [(x, x)], rtol=0.0, scaled_atol=2e-7)
    failure(assert_cases, off, [(x, x)], rtol=0.0, scaled_atol=1e-8)
    failure(assert_cases, off, [Case(x, x, scaled_atol=1e-8)], rtol=0.0, scaled_atol=2e-7)


def test_parts_have_names_and_tolerances_of_their_own(under_test):
    pair = under_test(lambda x: (x, 5 * x + 1e-4))
    assert_cases(pair, [(1.0, (1.0, 5.0))], rtol=0.0, atol=(1e-9, 1e-3), parts=("w", "loss"))
    settings = {"rtol": 0.0, "atol": (1e-3, 1e-9), "parts": ("w", "loss")}
    mismatch = failure(assert_cases, pair, [(1.0, (1.0, 5.0))], **settings)
    assert mismatch.safe.startswith("loss: ")


def test_parts_in_another_order_are_told(under_test):
    swapped = under_test(lambda x: (2 * x, x))
    mismatch = failure(assert_cases, swapped, [(3.0, (3.0, 6.0))], parts=("w", "loss"))
    assert "another order" in mismatch.safe


def test_one_part_alone(under_test):
    pair = under_test(lambda x: (x, HIDDEN))
    assert_cases(pair, [(1.0, 1.0)], part=(0, 2))
    failure(assert_cases, pair, [(1.0, 1.0)], part=(1, 2), what="the slope")
    mismatch = failure(assert_cases, pair, [(1.0, 1.0)], part=(0, 3))
    assert mismatch.safe == "Returned 2 values, expected 3."


def test_tolerances_for_parts_of_what_has_none_are_an_authors_mistake(under_test):
    with pytest.raises(TypeError, match="no tuple"):
        assert_cases(under_test(lambda x: x), [(1.0, 1.0)], atol=(0.0, 1.0))


def test_results_may_be_read_first(under_test):
    assert_cases(under_test(np.sum), [(np.ones(3), 3.0)], read=as_number)
    failure(assert_cases, under_test(lambda x: x), [(np.ones(1), np.ones(1))], read=as_number)


def test_exact_dtype(under_test):
    whole = np.array([1, 2])
    assert_cases(under_test(lambda x: x * 1.0), [(whole, [1, 2])], dtype=np.float64)
    mismatch = failure(assert_cases, under_test(lambda x: x), [(whole, [1, 2])], dtype=np.float64)
    assert "dtype" in mismatch.safe


def test_sizes_of_each_input_are_tried_as_factors(under_test):
    total = under_test(lambda x: x.sum(axis=0))
    x = np.random.default_rng(0).normal(size=(7, 3))
    mean = x.mean(axis=0)
    assert "7" in failure(assert_cases, total, [(x, mean)], sizes=lambda x: x.shape).safe
    assert "7" in failure(assert_cases, total, [Case(x, mean, sizes=[7])]).safe


def test_trees_and_comparisons_of_ones_own(under_test):
    tree = {"feature": 0, "left": {"value": 1.0}, "right": {"value": HIDDEN}}
    grown = under_test(lambda _: tree)
    assert_cases(grown, [(1.0, tree)], tree=BINARY)
    other = {**tree, "right": {"value": 2.0}}
    assert "root > right" in failure(assert_cases, grown, [(1.0, other)], tree=BINARY).safe

    def same_sign(got, expected):
        require(np.sign(got) == np.sign(expected), "The sign is wrong.")

    assert_cases(under_test(lambda x: 5 * x), [(2.0, 1.0)], compare=same_sign)
    failure(assert_cases, under_test(lambda x: -x), [(2.0, HIDDEN)], compare=same_sign)


def test_dicts_are_compared_with_a_tolerance_and_need_the_same_keys(under_test):
    answer = under_test(lambda x: {"mean": x + 1e-12})
    assert_cases(answer, [(1.0, {"mean": 1.0})])
    failure(assert_cases, answer, [(1.0, {"mean": HIDDEN})])
    failure(assert_cases, answer, [(1.0, {"mean": 1.0, "extra": HIDDEN})])


def test_keyword_arguments_in_a_batch(under_test):
    power = under_test(lambda x, exponent=1: x**exponent)
    assert_cases(power, [(call_with(3.0, exponent=2), 9.0), (3.0, 3.0)])
    assert power.trips == 1
    assert_agrees(power, lambda x, exponent=1: x**exponent, [call_with(2.0, exponent=5)])


def test_nothing_returned_is_not_blamed_on_an_input(under_test):
    mismatch = failure(assert_cases, under_test(lambda _: None), [(1.0, 1.0), (2.0, 2.0)])
    assert mismatch.safe == "Returned None: does the function end with `return`?"


def test_agreement_with_an_oracle(under_test):
    calls = [(1.0,), 2.0]
    assert assert_agrees(under_test(lambda x: 2 * x), lambda x: x + x, calls) == [2.0, 4.0]
    assert answered_by(lambda x: x + x, calls) == [((1.0,), 2.0), ((2.0,), 4.0)]
    failure(assert_agrees, under_test(lambda x: x), lambda x: x + x, calls)


def test_both_sides_draw_the_same_numbers(under_test):
    def draw(rng, n):
        return rng.normal(size=n)

    assert_agrees(under_test(draw), draw, [(np.random.default_rng(5), n) for n in (1, 4)])


def test_laws_of_each_result(under_test):
    def grows(got, x):
        require(got > x, "It does not grow.", f"Returned {got}.")

    assert assert_law(under_test(lambda x: 2 * x), [1.0, 3.0], grows) == [2.0, 6.0]
    mismatch = failure(assert_law, under_test(lambda x: min(x, 2.0)), [1.0, HIDDEN], grows)
    assert mismatch.safe == "It does not grow. (Input 1 of 2.)"


def root_of(x):
    return [][0] if x < 0 else x**0.5


def test_errors_for_many_inputs(under_test):
    root = under_test(root_of)
    assert_raises(root, IndexError, [-1.0, (-2.0,)], works_on=[4.0, 9.0])
    assert root.trips == 2
    words = "Your function returned a value where it should raise `IndexError`."
    for calls, place in (
        ([-1.0, HIDDEN, 4.0], " (Input 2 of 3.)"),
        ({"-1": -1.0, "a square": (HIDDEN,), "4": 4.0}, " (For a square.)"),
        ([HIDDEN], ""),
        ({"a square": HIDDEN}, " (For a square.)"),
    ):
        mismatch = failure(assert_raises, root, IndexError, calls, works_on=[4.0])
        assert mismatch.safe == mismatch.full == words + place
    with pytest.raises(IndexError):
        assert_raises(root, ValueError, [-1.0], works_on=[4.0])


def test_no_error_counts_before_an_ordinary_input_has_an_answer(under_test):
    for always, words in (
        (lambda _: [][0], "It raises IndexError for a valid input, too."),
        (lambda x: [][0] if x < 0 else None, "Returned None"),
    ):
        mismatch = failure(assert_raises, under_test(always), IndexError, [-1.0], works_on=[HIDDEN])
        assert words in mismatch.safe
    with pytest.raises(ZeroDivisionError):
        assert_raises(under_test(lambda x: x / 0), IndexError, [-1.0], works_on=[HIDDEN])
    # Whether the answer is right is for other tests to say.
    assert_raises(under_test(lambda x: [][0] if x < 0 else 0.0), IndexError, [-1.0], works_on=[4.0])
    with pytest.raises(TypeError, match="works_on"):
        assert_raises(under_test(root_of), IndexError, [-1.0])
    with pytest.raises(ValueError, match="works_on holds no call"):
        assert_raises(under_test(root_of), IndexError, [-1.0], works_on=[])


def test_a_result_that_never_varies(under_test):
    large = np.zeros(3000), np.eye(1, 3000, 1500)[0]
    for function, calls in ((root_of, [4.0, 9.0]), (lambda x: x, [4.0, 4.0, 9.0]), (abs, large)):
        assert_varies(under_test(function), calls)
    for constant in (0.0, np.nan, (), {"value": 1}, np.zeros(2), "red"):
        mismatch = failure(assert_varies, under_test(lambda x, c=constant: c), [HIDDEN, 4.0])
        assert mismatch.safe == "The result is the same whatever the input is."
    with pytest.raises(ValueError, match="name two"):
        assert_varies(under_test(root_of), [4.0])


def test_arguments_are_left_alone_in_every_call(under_test):
    def clipped(x):
        if x.ndim > 1:
            x[x < 0] = 0
        return x.sum()

    flat, square = np.array([HIDDEN, -1.0]), -np.eye(2)
    assert_leaves_arguments(under_test(clipped), [flat, flat[:1]])
    mismatch = failure(assert_leaves_arguments, under_test(clipped), [flat, square])
    assert mismatch.safe == "The call changes `x` in place: work on a copy."
    assert failure(assert_unchanged, under_test(clipped), square).safe == mismatch.safe


def test_a_recipe_of_draws_is_kept_to_the_last_number(under_test):
    def jitter(x, rng):
        return x + rng.normal(size=x.shape)

    def draws_in_vain(x, rng):
        result = jitter(x, rng)
        rng.random()
        return result

    calls = [(np.ones(n), np.random.default_rng(n)) for n in (2, 3)]
    right = under_test(jitter)
    assert_draws(under_test(lambda x, rng: rng.normal(x, 1.0)), right, calls)
    mismatch = failure(assert_draws, under_test(draws_in_vain), right, calls)
    assert "draws more or fewer" in mismatch.safe
    copying = under_test(lambda x, rng: jitter(x, copy.deepcopy(rng)))
    assert_agrees(copying, right, calls)
    by_name = [call_with(np.ones(n), rng=np.random.default_rng(n)) for n in (2, 3)]
    for same_calls in (calls, by_name):
        assert "from a copy" in failure(assert_draws, copying, right, same_calls).safe
    halves = under_test(lambda x, rng: rng.integers(9, size=2))
    assert_draws(halves, under_test(lambda x, rng: rng.integers([8, 8])), calls)
    with pytest.raises(ValueError, match="no random generator"):
        assert_draws(under_test(root_of), under_test(root_of), [4.0])


class Answering:
    """Stands in for a snapshot: it answers every call and counts the round trips."""

    def __init__(self, *changed):
        self.changed, self.batches = changed, []

    def begin_test(self, _forbid):
        pass

    def call(self, calls):
        self.batches.append(calls)
        return [Reply(Returned(call.kwargs.get("scale", 1.0)), self.changed) for call in calls]


def test_a_students_calls_cross_together():
    student, snapshot = Student("linear_regression"), Answering("0")
    student.attach(snapshot)
    assert_cases(student.r2_score, [(call_with(1, 2, scale=3.0), 3.0), ((1, 2), 1.0)])
    failure(assert_leaves_arguments, student.r2_score, [(1, 2), (3, 4), call_with(1, scale=2.0)])
    assert [len(batch) for batch in snapshot.batches] == [2, 3]
    assert snapshot.batches[0][0].kwargs == {"scale": 3.0}
    assert student.r2_score.changed_by_each([(1, 2), (3, 4)]) == [["y_true"], ["y_true"]]


def test_the_first_call_that_does_not_raise_ends_the_calls():
    made = []

    def make(call):
        made.append(call)
        return [][0] if call < 2 else call / (call - 3)

    assert first_not_raising(make, LookupError, [0, 1, 2, 4]) == 2
    assert made == [0, 1, 2]
    assert first_not_raising(make, LookupError, [0, 1]) is None
    assert first_not_raising(make, LookupError, []) is None
    with pytest.raises(ZeroDivisionError):
        first_not_raising(make, LookupError, [0, 3])


def test_keywords_of_calls_in_a_batch():
    assert keywords_of(call_with(1, digits=2)) == {"digits": 2}
    assert keywords_of((1, 2)) == {}
