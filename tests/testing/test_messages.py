"""What `compare` says about answers that are wrong in typical ways, and what it accepts."""

import pickle

import numpy as np
import pandas as pd
import pytest

from autograder.testing.assertions import (
    Mismatch,
    as_array,
    as_number,
    as_tuple,
    assert_close,
    assert_equal,
    assert_unchanged,
    require,
)
from autograder.testing.mismatch import short

V = np.array([0.5, -1.25, 3.75, 2.125, -0.3, 4.6])
M = V.reshape(3, 2)


def mismatch(got, expected, **options):
    with pytest.raises(Mismatch) as caught:
        assert_close(got, expected, **options)
    return caught.value


def returns_nothing():
    """Print instead of returning."""


@pytest.mark.parametrize(
    ("got", "expected"),
    [
        (1, 1.0),
        (np.float64(1), 1.0),
        (np.array(1.0), 1.0),
        (np.float32(1), 1.0),
        (1.0, np.array(1.0)),
        ([1, 2.0], np.array([1.0, 2.0])),
        (((1, 2), (3, 4)), np.array([[1.0, 2.0], [3.0, 4.0]])),
        ([np.array(1.0), np.float64(2)], np.array([1.0, 2.0])),
        (np.array([1, 2]), np.array([1.0, 2.0])),
        (np.array([np.nan, np.inf, 1.0]), np.array([np.nan, np.inf, 1.0])),
        (np.array([1.0 + 2j]), np.array([1.0 + 2j])),
        (V + 0j, V),
        ([V, 2.0], (V, 2.0)),
        (np.array([1.0, 2.0]), (1.0, 2.0)),
        ([10**30], np.array([1e30])),
        ([], np.zeros(0)),
        ([True, False], np.array([True, False])),
        (V + 1e-12, V),
    ],
)
def test_accepts_what_the_contract_allows(got, expected):
    assert_close(got, expected)


@pytest.mark.parametrize(
    ("got", "words"),
    [
        (None, "Returned None: does the function end with `return`?"),
        (True, "bool"),
        ("1", "str"),
        (V > 0, "wrong dtype: bool. Expected an array of numbers"),
        (V.astype(object), "dtype object (make it one of numbers by `.astype(float)`)"),
        (np.arange(6).astype(object), "dtype object (make it one of numbers by `.astype(int)`)"),
        (np.array([[1, 2], [3]], dtype=object), "holds lists or arrays, of different lengths"),
        (np.array([1.5, None]), "an array that holds None (dtype object)"),
        (np.zeros(0), "The result: an empty array of shape (0,), expected shape (6,)."),
        (np.zeros((0, 6)), "an empty array of shape (0, 6), expected shape (6,)."),
        (V.astype(str), "wrong dtype: text"),
        (pd.Series(V), "a Series, expected"),
        (pd.DataFrame(M), "a DataFrame, expected"),
        ((v for v in V), "a generator, expected"),
        (returns_nothing, "a function, expected"),
        ({1: 2}, "a dict, expected"),
        ([1, True, 2, 3, 4, 5], "a list that holds a bool"),
        ([1, None, 2, 3, 4, 5], "a list that holds None"),
        ([[1], [2, 3]], "rows of unequal length"),
        (V[:, None], "shape (6, 1), expected shape (6,)"),
        (V[None], "shape (1, 6), expected shape (6,)"),
        (3.0, "a single number, expected shape (6,)"),
        (np.datetime64("2020-01-01"), "expected an array of numbers"),
    ],
)
def test_names_what_was_returned_in_place_of_an_array(got, words):
    assert words in mismatch(got, V).safe


@pytest.mark.filterwarnings("ignore::PendingDeprecationWarning")
def test_names_a_matrix():
    assert "a matrix, expected an array" in mismatch(np.matrix(M), M).safe


@pytest.mark.parametrize("got", [True, np.True_, "1.0", np.array([1.0]), [1.0], None])
def test_refuses_what_is_no_number(got):
    with pytest.raises(Mismatch):
        assert_close(got, 1.0)
    with pytest.raises(Mismatch):
        as_number(got)


def test_whole_numbers_are_no_truth_values():
    assert "Expected dtype bool" in mismatch([0, 1], np.array([False, True])).safe


def test_refuses_nan_where_a_number_is_expected_and_the_other_way_round():
    with_nan = np.where(V > 4, np.nan, V)
    assert "The entry at [5] is NaN." in mismatch(with_nan, V).safe
    assert "The entry at [5] should be NaN." in mismatch(V, with_nan).safe
    assert "It is NaN." in mismatch(float("nan"), 1.0).safe
    assert "It should be infinity." in mismatch(5.0, np.inf).safe
    with pytest.raises(Mismatch):
        assert_close(-np.inf, np.inf)


def test_infinite_tolerance_around_infinity_lets_nothing_pass():
    with pytest.raises(Mismatch):
        assert_close(np.array([1.0]), np.array([np.inf]), rtol=1.0)


def test_the_safe_text_holds_no_value_and_the_full_text_says_where():
    got = V.copy()
    got[3] = 7.654321
    error = mismatch(got, V)
    assert error.safe == "The result: 1 of 6 entries is wrong, the largest deviation is about 5."
    assert "At [3]: expected 2.125, returned 7.65432." in str(error)
    assert "7.65" not in error.safe
    assert "2.125" not in error.safe


def test_values_that_look_alike_are_written_with_more_digits():
    assert "expected 2.5, returned 2.50000001." in str(mismatch(2.50000001, 2.5)).lower()


def test_a_class_name_cannot_carry_a_value_out():
    secret = type("Secret_3_14159", (), {})()
    error = mismatch(secret, V)
    assert "3_14159" not in error.safe
    assert "Secret_3_14159" in error.full
    odd = type("<script>", (), {})()
    assert "<" not in mismatch(odd, V).full


def test_a_dtype_cannot_carry_a_value_out():
    named = np.zeros(6, dtype=[("hidden_314", float)])
    assert "314" not in mismatch(named, V).full
    assert "314" not in mismatch(np.zeros(6, dtype="U314"), V).safe


def test_parts_of_a_tuple_are_named():
    assert "part 2 of 2: off by about 1" in mismatch((V, 3.5), (V, 2.5)).safe
    assert "Returned 2 values, expected 3." in mismatch((V, 3.5), (V, 2.5, 1.0)).safe
    assert "expected 2 values (a tuple)" in mismatch(3.0, (1.0, 2.5)).safe
    assert "part 1 of 2: None" in mismatch((None, 1.0), (V, 1.0)).safe


def test_parts_of_other_kinds_are_told_by_their_kinds():
    error = mismatch((np.eye(2), ["b", "c"]), (["a", "c"], np.eye(2)))
    assert error.safe == (
        "The result: the parts are in another order: it holds a matrix of numbers (part 1), "
        "a vector of texts (part 2), expected a vector of texts, then a matrix of numbers."
    )
    assert "a boolean (part 1)" in mismatch((True, 2.5), (3.5, True)).safe


def test_values_that_differ_are_shown_with_digits_that_differ():
    want = np.array([1.0, 1 / 3])
    shown = mismatch(want + 1e-9, want).full
    expected, returned = shown.splitlines()[-2:]
    assert expected.removeprefix("Expected") != returned.removeprefix("Returned")


def test_swapped_parts_are_noticed():
    error = mismatch((2.5, 1.5), (1.5, 2.5))
    assert error.safe == "The result: the 2 parts are right, but in another order."
    assert str(error).endswith("Expected (1.5, 2.5), returned (2.5, 1.5).")
    assert "in another order" in mismatch((2.5, V), (V, 2.5)).safe


def test_lists_whose_order_alone_is_wrong_are_noticed():
    right = [(0, "left"), (1, "right"), (1, "left"), (2, "left")]
    for wrong in (right[::-1], [right[1], right[0], *right[2:]]):
        error = mismatch([*wrong], right)
        assert error.safe == "The result: the right entries in another order."
        assert "Expected ((0, 'left')" in str(error)
    for wrong in ([*right[:3], right[1]], [*right[:3], (3, "left")]):
        assert "another order" not in mismatch(wrong, right).safe


@pytest.mark.parametrize("other", [{0: V, 2: V}, {0: V + 1, 2: V}, {0: V}, {}])
def test_dicts_of_arrays_with_other_keys_are_no_fault_of_the_comparison(other):
    for check in (assert_close, assert_equal):
        with pytest.raises(Mismatch, match="not the right one"):
            check(other, {0: V, 1: V})
        with pytest.raises(Mismatch, match="not the right one"):
            check({0: V}, {})
        check({}, {})


def test_a_zero_in_place_of_a_small_number_is_no_small_deviation():
    assert "It is 0, and a small number other than 0 is expected." in mismatch(0.0, 1e-9).safe
    assert "It is 0" not in mismatch(0.0, 1e-3).safe


def test_what_is_named_in_the_message():
    assert mismatch(V[:, None], V, what="the weights").safe.startswith("The weights: shape (6, 1)")


@pytest.mark.parametrize(
    ("got", "expected"),
    [
        ("a", "a"),
        (True, True),
        (np.True_, True),
        (np.int64(3), 3),
        (None, None),
        ([1, "a"], (1, "a")),
        ({"a": [1, 2]}, {"a": (1, 2)}),
        ({1, 2}, {2, 1}),
        (np.array(["a", "b"]), ["a", "b"]),
        (["a", "b"], np.array(["a", "b"])),
        (np.array([1.0, 2.0]), np.array([1, 2])),
        (float("nan"), float("nan")),
    ],
)
def test_equal_accepts(got, expected):
    assert_equal(got, expected)


@pytest.mark.parametrize(
    ("got", "expected", "words"),
    [
        ("a", "b", "a string (str), but not the right one"),
        (1, True, "expected a bool"),
        (True, 1, "a bool, expected an int"),
        (None, 1, "Returned None"),
        ([1, 2], [1, 2, 3], "Returned 2 values, expected 3."),
        ([1, 2], [1, 3], "part 2 of 2"),
        ({"a": 1}, {"b": 1}, "a dict, but not the right one"),
        ({"a": 1}, {"a": 2}, "The result, `a`: an int"),
        ({0: 1}, {0: 2}, "one of its values"),
        ([1], [1, 2], "Returned 1 value, expected 2."),
        (False, True, "The result: expected True, returned False."),
        (np.zeros(3), {"a": 1}, "The result: an array, expected a dict."),
        ({"a": None}, {"a": 2}, "The result, `a`: None, expected an int."),
        (np.array([1, 0]), np.array([1, 2]), "1 of 2 entries is wrong"),
        (np.array([1, 0]), np.array([[1, 2]]), "shape (2,), expected shape (1, 2)"),
        (np.array([1, 0]), np.array([True, False]), "Expected dtype bool"),
        (np.array(["a", "c"]), np.array(["a", "b"]), "1 of 2 entries is wrong"),
        ("ab", ["a", "b"], "expected 2 values (a tuple)"),
    ],
)
def test_equal_says_what_differs(got, expected, words):
    with pytest.raises(Mismatch) as caught:
        assert_equal(got, expected)
    assert words in caught.value.safe


def test_known_texts_are_shown_and_others_are_not():
    with pytest.raises(Mismatch) as caught:
        assert_equal("minimum", "saddle")
    assert caught.value.full == "The result: expected 'saddle', returned 'minimum'."
    both = {"minimum", "saddle"}
    assert caught.value.naming(both) == "The result: expected 'saddle', returned 'minimum'."
    assert "minimum" not in caught.value.naming({"saddle"})
    assert caught.value.naming(()) == caught.value.safe


def test_none_inside_of_a_result_is_not_blamed_on_return():
    with pytest.raises(Mismatch) as caught:
        as_number(None)
    assert "`return`" in caught.value.safe
    assert caught.value.elsewhere == "A part of the result is None, expected a number."
    assert "`return`" not in mismatch((V, None), (V, 1.0)).safe


def test_the_only_entry_is_not_one_of_one():
    assert mismatch([1.0], np.array([2.0])).safe.startswith("The result: its only entry is wrong")


def test_opposite_truth_values_are_noticed():
    right = np.array([True, False, True, True])
    assert "Every entry is the opposite" in mismatch(~right, right).safe


def test_as_array_checks_kind_shape_and_dtype():
    assert as_array([[1, 2]], shape=(None, 2)).shape == (1, 2)
    assert as_array([1, 2], dtype=np.float64).dtype == np.float64
    assert as_array(V > 0, dtype=bool).dtype == bool
    for options, got, words in (
        ({"shape": (None, 3)}, M, "shape (3, 2), expected shape (any, 3)"),
        ({"dtype": np.float64}, V.astype(np.float32), "dtype float32, expected dtype float64"),
        ({"dtype": int}, [1.5], "dtype float64, expected dtype int64"),
        ({}, 3.0, "a single number, expected an array"),
        ({}, V > 0, "wrong dtype: bool. Expected an array of numbers."),
        ({}, None, "Returned None"),
        ({"shape": ()}, V, "shape (6,), expected a single number"),
    ):
        with pytest.raises(Mismatch) as caught:
            as_array(got, **options)
        assert words in caught.value.safe


def test_as_number_and_as_tuple():
    assert as_number(np.float32(0.5)) == 0.5
    assert as_number(10**400) > 1e300
    assert as_tuple([1, 2], 2) == (1, 2)
    with pytest.raises(Mismatch, match="complex"):
        as_number(1j)
    with pytest.raises(Mismatch, match="Returned 3 values, expected 2"):
        as_tuple(np.zeros(3), 2)


def test_a_law_is_told_in_its_own_words():
    require(np.array([True, True]), "never said")
    require(np.True_, "never said")
    with pytest.raises(Mismatch) as caught:
        require(np.array([True, False]), "The loss must fall.", "It rose to 3.5.")
    assert caught.value.safe == "The loss must fall."
    assert str(caught.value) == "The loss must fall.\nIt rose to 3.5."


class Spy:
    def __init__(self, changed):
        self.changed = changed

    def changed_arguments(self, *args, **kwargs):
        return self.changed


def test_changed_arguments_are_named():
    assert_unchanged(Spy([]), V)
    with pytest.raises(Mismatch, match="changes `X` and `yb` in place: work on a copy"):
        assert_unchanged(Spy(["X", "y<b>"]), V)


def test_a_mismatch_survives_pickling():
    error = pickle.loads(pickle.dumps(mismatch(-V, V)))
    assert (error.safe, error.full) == (mismatch(-V, V).safe, mismatch(-V, V).full)


def test_text_in_an_object_array_is_text():
    """pandas gives labels in this form."""
    labels = np.array(["a", "bc"], dtype=object)
    assert_equal(labels, np.array(["a", "bc"]))
    with pytest.raises(Mismatch):
        assert_equal(labels, np.array(["a", "b"]))
    with pytest.raises(Mismatch, match="dtype object"):
        assert_equal(np.array(["a", 1], dtype=object), np.array(["a", "1"]))


def test_a_list_of_endless_arrays_is_not_looked_into():
    flood = [[np.zeros(600_000, np.uint8)], np.zeros(600_000, np.uint8)]
    with pytest.raises(Mismatch, match="a list that holds far too much, expected an array"):
        assert_close(flood, np.eye(2))


def test_an_endless_array_is_no_pair():
    endless = np.broadcast_to(np.uint8(1), (1 << 40,))  # its parts would fill any memory
    with pytest.raises(Mismatch, match="many values, expected 2"):
        as_tuple(endless, 2)


def test_where_values_are_shown_the_deviation_is_exact():
    error = mismatch(0.857142857, 0.0)
    assert error.safe == "The result: off by about 1."
    assert error.full == "The result: off by 0.857.\nExpected 0, returned 0.857143."
    error = mismatch(V + np.array([0, 0, 0.123456, 0, 0, 0.3]), V)
    assert "the largest deviation is about 0.2." in error.safe
    assert "the largest deviation is 0.3." in error.full
    assert "off by 1.23e+05." in mismatch(123456.0, 0.5).full
    parts = mismatch((V, 3.857142857), (V, 3.0))
    assert "off by 0.857." in parts.full
    assert "off by about 1." in parts.safe


def test_a_collection_that_is_cut_names_what_differs():
    many = {f"a rather long name {number}": number for number in range(40)}
    wrong = {name: value for name, value in many.items() if value != 37} | {"another": 1}
    for got, expected in ((wrong, many), (set(wrong), set(many))):
        with pytest.raises(Mismatch) as caught:
            assert_equal(got, expected)
        assert "Missing: 'a rather long name 37'." in caught.value.full
        assert "Not expected: 'another'." in caught.value.full
        assert "another" not in caught.value.safe
    with pytest.raises(Mismatch) as caught:
        assert_equal({1, 2}, {1, 3})
    assert "Missing" not in caught.value.full  # all of it can be seen


@pytest.mark.parametrize(
    "value", [np.float64(1.0), np.int64(1), np.bool_(True), np.str_("a"), np.float32(np.inf)]
)
def test_values_are_written_as_python_writes_them(value):
    for got in (value, [value], (value,), {"k": [value]}, {value}):
        assert "np." not in short(got)


@pytest.mark.parametrize("got", [-745.0, -np.inf])
def test_the_deviation_is_that_of_the_wrong_entries(got):
    """Right entries that differ by rounding say nothing of the one that should be infinite."""
    want = -got if got == -np.inf else -np.inf
    with pytest.raises(Mismatch) as error:
        assert_close(np.array([got, 1.0, 2.0 + 1e-12]), np.array([want, 1.0, 2.0]))
    assert "1 of 3 entries is wrong." in error.value.safe
    assert "deviation" not in error.value.safe


def test_the_entry_that_is_shown_is_a_wrong_one_in_plain_digits():
    """A right entry may be further off than a wrong one that is small."""
    want = np.array([0.0, 1.0, 4.25e-18])
    with pytest.raises(Mismatch) as error:
        assert_close(np.array([1e-308, 1.0 + 1e-12, 4.25e-18]), want, rtol=1e-9, atol=0.0)
    assert "At [0]: expected 0, returned 1e-308." in error.value.full
    close = np.array([0.1, 0.1 + 1.5e-17])
    with pytest.raises(Mismatch) as error:
        assert_close(close + np.array([1.4e-17, 0.0]), close, rtol=1e-17, atol=0.0)
    assert "expected 0.10000000000000001, returned 0.10000000000000002." in error.value.full


def test_no_deviation_is_called_small_beside_infinity():
    with pytest.raises(Mismatch) as error:
        assert_close(np.array([1.0, np.inf, 2.0000001]), np.array([1.0, 1000.0, 2.0]))
    assert error.value.safe == (
        "The result: 2 of 3 entries are wrong. The entry at [1] is infinity."
    )


def test_indices_are_not_right_up_to_a_constant():
    want = np.array([7, 3, 11, 2, 19])
    for kind, is_named in ((int, False), (float, True)):
        with pytest.raises(Mismatch) as error:
            assert_close((want + 1).astype(kind), want.astype(kind))
        assert ("additive constant" in error.value.safe) == is_named
