"""The diagnosis finds every typical mistake and claims none that is not there."""

import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from autograder.testing.assertions import Mismatch, assert_close, assert_equal, explain
from autograder.testing.diagnosis import agrees

V = np.array([0.5, -1.25, 3.75, 2.125, -0.3, 4.6])
M = np.array([[0.5, -1.25, 3.75], [2.125, -0.3, 4.6], [1.7, 0.9, -2.2]])
TOLERANCE = {"rtol": 1e-9, "atol": 0.0}

MISTAKES = [
    (M.T, M, "transpose"),
    (M[:2].T, M[:2], "transpose"),
    (M[:2].T + 1, M[:2], "The axes are swapped."),
    (-V, V, "Every value has the wrong sign."),
    (-0.7310586, 0.7310586, "It has the wrong sign."),
    (2 * V, V, "times 2."),
    (V / 2, V, "times 1/2."),
    (6 * V, V, "times n = 6."),
    (V / 6, V, "times 1/n (n = 6)."),
    (5 * V, V, "times n - 1 (n = 6)."),
    (V / 5, V, "times 1/(n - 1) (n = 6)."),
    (V * 6 / 5, V, "times n/(n - 1) (n = 6)."),
    (2 * np.pi, np.pi, "It looks like the right one times 2."),
    (V * 5 / 6, V, "times (n - 1)/n (n = 6)."),
    (V * np.log(2), V, "check the base of the logarithm"),
    (np.sqrt(2) / np.log(2), np.sqrt(2), "It looks like the right one times 1/ln 2"),
    (V * 17.3, V, "Right up to one constant factor"),
    (V + 3, V, "Right up to an additive constant"),
    (V[:, None], V, "A matrix with one column is not a vector"),
    (V[None], V, "A matrix with one row is not a vector"),
    (V[:, None], V, "The values are right apart from the shape."),
    (np.array([0.5]), np.array(0.5), "The values are right apart from the shape."),
    (np.add.outer(V, V), V, "(n, n) matrix"),
    (V[::-1], V, "The entries are in reverse order."),
    (M[::-1], M, "The rows are in reverse order."),
    (M[:, ::-1], M, "The columns are in reverse order."),
    (np.roll(V, 1), V, "The entries are shifted by one index."),
    (np.roll(V, -1), V, "The entries are shifted by one index."),
    (np.append(V[1:], 9.0), V, "The entries are shifted by one index."),
    (np.roll(M, 1, axis=0), M, "The rows are in another order."),
    (np.roll(M[:, [0, 1, 2, 0]], 1, axis=1), M[:, [0, 1, 2, 0]], "The columns are shifted by one"),
    (V[1:], V, "Right, but the first entry is missing."),
    (V[:-1], V, "Right, but the last entry is missing."),
    (np.append(V, 1.0), V, "Right, but the last entry is one too many."),
    (V[[2, 0, 1, 5, 3, 4]], V, "The right values in another order."),
    (V.astype(int), V, "cut off to an integer: an array of integers cannot hold"),
    (np.floor(V), V, "cut off to an integer."),
    (V.round(1), V, "Rounded to 1 decimal: return all digits."),
    (0.333, 1 / 3, "Rounded to 3 decimals: return all digits."),
    (V.astype(np.float32) * np.float32(1.000001), V, "only in the precision of float32"),
    (V**2, V, "It is the square of the right answer."),
    (np.sqrt(M**2), M**2 * 1.0, "It is the square root of the right answer."),
    (np.pi**2, np.pi, "It looks like the square of the right answer."),
    (np.abs(V), V, "Right in size, but some signs are wrong."),
    (
        V * (1 + 1e-6 * np.arange(6)),
        V,
        "Close: it agrees to about 5 digits, but more are required.",
    ),
    (np.zeros(6), V, "Every entry is 0."),
    (np.full(6, np.nan), V, "Every entry is NaN."),
    (np.where(V > 2, np.inf, V), V, "The entry at [2] is infinity, the first of 3."),
]


@pytest.mark.parametrize(("got", "expected", "words"), MISTAKES)
def test_a_typical_mistake_is_named(got, expected, words):
    assert words in explain(got, expected, **TOLERANCE)


@pytest.mark.parametrize(("got", "expected", "words"), MISTAKES)
def test_the_name_of_the_mistake_reaches_the_student(got, expected, words):
    with pytest.raises(Mismatch) as caught:
        assert_close(got, expected)
    assert words in caught.value.safe


def test_a_size_that_is_no_dimension_can_be_named():
    assert "n = 30" in explain(30 * V, V, 1e-9, 0.0, sizes=(30,))
    assert "n = 30" in explain(np.pi * 30, np.pi, 1e-9, 0.0, sizes=(30,))
    assert explain(np.pi * 30, np.pi, **TOLERANCE) == ""


def test_where_two_slips_give_one_factor_both_are_named():
    claim = explain(V * 6 / 5, V, 1e-9, 0.0, sizes=(6, 5))
    assert "times n/(n - 1) (n = 6), or 6/5 (two sizes of the data)." in claim
    assert "30/8" in explain(V * 30 / 8, V, 1e-9, 0.0, sizes=(30, 8))


def test_three_entries_are_in_another_order_rather_than_shifted():
    assert explain(np.roll(V[:3], 1), V[:3], **TOLERANCE) == "The right values in another order."


def test_nearly_right_is_not_scaled():
    assert "Close: it agrees to about 8 digits" in explain(V * (1 + 1e-8), V, 1e-12, 0.0)


@pytest.mark.parametrize(
    ("got", "expected"),
    [
        (2 * np.array([1, 2, 5, 7]), np.array([1, 2, 5, 7])),
        (-np.array([1, -1, 1, 1]), np.array([1, -1, 1, 1])),
        (-np.array([1.0, -1.0, 1.0]), np.array([1.0, -1.0, 1.0])),
        (0.5, -0.5),
        (7.5, 3.75),
        (4 / 9, 2 / 9),
        (0.25, 0.5),
        (np.array([0.5, 0.25]), np.array([1.5, 0.75])),
        (0.9 ** np.arange(1.0, 5.0) * 3, 0.9 ** np.arange(1.0, 5.0)),
        (np.array([2, 3]), np.array([2.5, 3.5])),
        (2.0, 2.5),
        (np.array([10**6, 3]), np.array([10**6 + 1, 3])),
        (10000.0, 10000.5),
        (np.array([1e8, 2.0]), np.array([1e8, 1.0])),
    ],
)
def test_indices_thresholds_and_iterates_agree_by_chance(got, expected):
    assert explain(got, expected, **TOLERANCE) == ""


def test_an_iterate_that_came_nearer_is_not_called_rounded():
    assert "ounded" not in explain(np.array([1.0, 1.0]), np.array([1.0, 0.9999997]), **TOLERANCE)


def test_a_rounding_error_is_not_called_close():
    zeros = np.array([3.7, 1e-17, -2.2])
    assert "except where 0 is expected" in explain(zeros, np.array([3.7, 0.0, -2.2]), **TOLERANCE)
    assert "rounding error only" in explain(V * (1 + 1e-15), V, 0.0, 0.0)


LABELS = np.array([0, 1, 1, 0, 1])


@pytest.mark.parametrize(
    ("got", "expected"),
    [
        (np.array([1, 0, 1, 0, 1]), LABELS),
        (LABELS[::-1], np.array([1, 0, 1, 1, 0])),
        (np.array([2, 0, 1, 4, 3]), np.array([0, 1, 2, 3, 4])),
        (np.array([0.7, 0.7, 0.7]), np.zeros(3)),
        (np.array([0.0, 0.4, 0.0]), np.array([0.0, 1.0, 0.0])),
        (np.array([0.4, 0.0, 0.0]), np.array([0.0, 1.0, 0.0])),
        (np.array([1.0]), np.array([3.0])),
        (3.7, 1.3),
        (2.0, 1.0),
        (6, 3),
        (2.0, 2.7),
        (0, 0.3),
        (np.zeros((2, 2)), np.zeros((3, 3))),
        ([[0.0, 1.0], [1.0, 0.0]], [[0.25, 1.5], [1.0, 0.5]]),  # scaled by other rows
        ([[0.0, 1.0], [1.0, 0.0]], [[0.25, 0.75], [1.0, 0.25]]),
        ([0.0, 1.0, 1.0, 0.0], [0.25, 0.75, 1.0, 0.125]),
    ],
)
def test_nothing_is_claimed_when_the_numbers_are_too_plain_to_tell(got, expected):
    assert explain(got, expected, **TOLERANCE) == ""


def test_a_wide_tolerance_proves_nothing():
    rng = np.random.default_rng(3)
    right = rng.normal(size=20)
    for _ in range(50):
        assert explain(rng.normal(size=20), right, 0.3, 0.5) == ""
    assert explain(0.72, 0.35, 0.1, 0.05) == ""


NUMBERS = st.floats(-1e6, 1e6, allow_subnormal=False).filter(lambda x: x == 0 or abs(x) > 1e-6)


@settings(max_examples=150, deadline=None)
@given(
    hnp.arrays(float, hnp.array_shapes(max_dims=2, max_side=6), elements=NUMBERS),
    st.integers(0, 2**32 - 1),
)
def test_unrelated_numbers_get_no_diagnosis(expected, seed):
    got = np.random.default_rng(seed).normal(size=expected.shape)
    assert explain(got, expected, **TOLERANCE) == ""


@settings(max_examples=150, deadline=None)
@given(hnp.arrays(float, hnp.array_shapes(max_dims=2, max_side=5), elements=NUMBERS), st.data())
def test_every_claim_about_small_whole_numbers_is_true(expected, data):
    """Small integers agree by chance all the time; what is said must still be a fact."""
    expected = np.clip(expected, -3, 3).round()
    got = data.draw(hnp.arrays(float, expected.shape, elements=st.integers(-3, 3).map(float)))
    assume(not np.array_equal(got, expected))
    claim = explain(got, expected, **TOLERANCE)
    facts = {
        "wrong sign": lambda: np.array_equal(-got, expected),
        "times 2": lambda: np.allclose(got, 2 * expected),
        "times 1/2": lambda: np.allclose(got, expected / 2),
        "transpose": lambda: np.array_equal(got.T, expected),
        "reverse": lambda: any(np.array_equal(np.flip(got, a), expected) for a in range(got.ndim)),
        "shifted": lambda: got.size >= 4,
        "another order": lambda: np.array_equal(np.sort(got, None), np.sort(expected, None)),
        "additive": lambda: np.ptp(got - expected) < 1e-9,
        "signs": lambda: np.array_equal(np.abs(got), np.abs(expected)),
        "Every entry is 0": lambda: not got.any(),
        "square": lambda: np.allclose(got, expected**2) or np.allclose(got**2, expected),
        "times": lambda: np.allclose(got * np.abs(expected).max(), expected * np.abs(got).max()),
        "factor": lambda: np.linalg.matrix_rank(np.array([got.ravel(), expected.ravel()])) == 1,
    }
    if claim:
        fact = next(check for words, check in facts.items() if words in claim)
        assert fact(), claim


@settings(max_examples=60, deadline=None)
@given(hnp.arrays(float, 5, elements=NUMBERS))
def test_right_answers_get_no_diagnosis(expected):
    assert explain(expected.copy(), expected, **TOLERANCE) == ""
    assert_close(expected.tolist(), expected)


@pytest.mark.parametrize("odd", [None, "text", [[1], [2, 3]], object(), [{}], [(1, 2), (3,)]])
def test_what_is_no_number_gets_no_diagnosis(odd):
    assert explain(odd, V, **TOLERANCE) == ""
    assert explain(V, odd, **TOLERANCE) == ""


ODD = [0.0, -0.0, 1.0, 1.0 + 1e-9, -1.0, 5e-324, 1e308, -1e308, np.inf, -np.inf, np.nan]


def is_within(got, want, rtol, atol):
    """Spell out the promise for one entry, in numbers of any size."""
    if math.isfinite(want):
        allowed = Fraction(atol) + Fraction(rtol) * abs(Fraction(want))
        return math.isfinite(got) and abs(Fraction(got) - Fraction(want)) <= allowed
    return got == want or (math.isnan(got) and math.isnan(want))


@pytest.mark.parametrize(("rtol", "atol"), [(0.0, 0.0), (0.5, 0.0), (0.0, 3.0), (2e-9, 1e-300)])
@pytest.mark.parametrize("want", ODD)
def test_agreement_keeps_its_promise_for_every_kind_of_number(want, rtol, atol):
    for got in ODD:
        expected = is_within(got, want, rtol, atol)
        assert agrees(np.asarray(got), np.asarray(want), rtol, atol) == expected
        for other in (1.0, np.inf, np.nan):  # an entry that is right changes nothing
            pair = np.array([got, other]), np.array([want, other])
            assert agrees(*pair, rtol, atol) == expected


def test_no_entries_agree_and_other_shapes_do_not():
    assert agrees(np.empty((0, 2)), np.empty((0, 2)), 0.0, 0.0)
    assert not agrees(np.empty((0, 2)), np.empty((2, 0)), 0.0, 0.0)
    assert not agrees(V, V[:, None], 0.0, 0.0)


@pytest.mark.parametrize(
    ("got", "expected"),
    [
        (0.0, 1e-200),  # its square is 0, too
        (0.0, 3.7e-170),
        (np.array([0.0, 0.0, 3.7]), np.array([1e-200, 2.3e-190, 1.1])),
        (np.array([1e-200, 2.3e-190, 3.7e-180]), np.array([0.1, 0.23, 0.37])),
        (1.0000002, 1.0000001),  # near 1 the square is twice as far away
        (1.00000005, 1.0000001),
        (np.array([1.0000002, 1.0000004]), np.array([1.0000001, 1.0000002])),
        (0.66666668, 0.33333334),  # an iterate that came near a plain number
        (1 / 7, 7**-0.5),  # a step of eta0 / t for eta0 / sqrt(t)
        (0.8**20, 0.8**10),
        (0.7 * 0.5**12, 0.7 * 0.5**13),
        (4.1 / 16 * 0.5**2, 4.1 / 16 * 0.5**3),
        (0.3**8, 0.3**4),
    ],
)
@pytest.mark.parametrize("tolerance", [TOLERANCE, {"rtol": 1e-9, "atol": 1e-9}])
def test_no_square_or_factor_is_guessed_without_evidence(got, expected, tolerance):
    said = explain(got, expected, **tolerance)
    assert "square" not in said.replace("does a square", "")
    assert "times" not in said


def test_a_number_that_underflowed_is_called_zero():
    assert explain(0.0, 1e-200, **TOLERANCE).startswith("It is 0, and a tiny number is expected")
    tiny = np.array([3e-200, 2e-190])
    assert explain(0 * tiny, tiny, **TOLERANCE).startswith("Every entry is 0, and tiny numbers")
    assert explain(np.zeros(6), V, **TOLERANCE) == "Every entry is 0."


def test_a_small_number_that_lost_its_digits_is_not_called_zero():
    want = np.array([3.7, 1e-14, -2.2])
    said = explain(np.array([3.7, 1.3e-14, -2.2]), want, **TOLERANCE)
    assert "0 is expected" not in said
    assert "far smaller than the others" in said
    both = explain(np.array([3.7, 1.3e-14, 1e-16]), np.array([3.7, 1e-14, 0.0]), **TOLERANCE)
    assert "0 is expected" not in both
    assert "far smaller than the others" in both
    assert "rounding or a limit took" in said
    cut = explain(np.array([3.7, 0.0, -2.2]), want, **TOLERANCE)
    assert cut == "Right, except for numbers far smaller than the others: these are 0."
    assert "rounding or a limit took" in both


def test_what_rounding_cannot_explain_is_not_put_down_to_it():
    want = np.array([1.0, 4.2e-18])
    said = explain(np.array([1.0, 9.1e-13]), want, **TOLERANCE)
    assert "far smaller than the others" in said
    assert "rounding does not explain it" in said


INF = np.inf


@pytest.mark.parametrize(
    ("got", "expected", "words"),
    [
        (-INF, 1.5, "It is minus infinity."),
        (INF, 1.5, "It is infinity."),
        (-INF, INF, "It is minus infinity."),
        (INF, -INF, "It is infinity."),
        (1.5, -INF, "It should be minus infinity."),
        (np.nan, -INF, "It is NaN."),
        (np.array([1.0, -INF, 2.0]), np.array([1.0, 3.0, 2.0]), "The entry at [1] is minus inf"),
        (np.full(3, -INF), np.zeros(3), "Every entry is minus infinity."),
        (np.array([INF, -INF]), np.zeros(2), "Every entry is infinity or minus infinity."),
        (np.array([INF, 1.0]), np.array([-INF, 1.0]), "The entry at [0] is infinity."),
        (np.zeros(2), np.array([INF, -INF]), "Every entry should be infinity or minus infinity."),
        (complex(0, -INF), 1j, "It is infinity."),
    ],
)
def test_infinity_is_named_with_its_sign(got, expected, words):
    assert words in explain(got, expected, **TOLERANCE)


@pytest.mark.parametrize(
    ("got", "expected", "words"),
    [
        (5, 2, "The result: an integer, but not the right one."),
        (np.int64(0), 7, "The result: an integer, but not the right one."),
        (3, 2, "The result: off by 1."),
        (np.array([2, 0, 1]), np.array([0, 0, 1]), "The result: 1 of 3 entries is wrong."),
        (np.array([1, 0, 1]), np.array([0, 0, 1]), "The result: 1 of 3 entries is wrong."),
        (5.5, 2, "The result: off by about 5."),
        (5, 2.5, "The result: off by about 2."),
    ],
)
def test_labels_and_indices_are_not_measured(got, expected, words):
    with pytest.raises(Mismatch) as caught:
        assert_close(got, expected)
    assert caught.value.safe == words


def test_plain_values_that_are_not_finite_are_named():
    for got, words in ((np.nan, "NaN"), (-INF, "minus infinity"), (INF, "infinity")):
        with pytest.raises(Mismatch) as caught:
            assert_equal(got, 3)
        assert f"It is {words}." in caught.value.safe
