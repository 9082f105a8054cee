"""Directions are right up to sign or length, subspaces in any basis, and else wrong."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from autograder.testing import (
    Mismatch,
    assert_parallel,
    assert_same_subspace,
    assert_same_up_to_sign,
    orthogonal_matrix,
)

few = settings(max_examples=60, deadline=None, derandomize=True)
seeds = st.integers(0, 10**6)
shapes = st.tuples(st.integers(2, 6), st.integers(1, 6)).filter(lambda s: s[1] <= s[0])
V = np.array([[0.6, -0.8], [0.8, 0.6], [0.0, 0.0]])


def failure(assertion, *args, **options):
    with pytest.raises(Mismatch) as caught:
        assertion(*args, **options)
    return caught.value


def directions(seed, shape):
    rng = np.random.default_rng(seed)
    d, k = shape
    return rng, orthogonal_matrix(rng, d)[:, :k]


def rotation(degrees):
    a = np.radians(degrees)
    return np.array([[np.cos(a), -np.sin(a), 0], [np.sin(a), np.cos(a), 0], [0, 0, 1]])


# --- signs ------------------------------------------------------------------------------------


@few
@given(seed=seeds, shape=shapes)
def test_any_signs_pass(seed, shape):
    rng, right = directions(seed, shape)
    got = right * rng.choice([-1.0, 1.0], size=shape[1]) * (1 + 1e-12)
    assert_same_up_to_sign(got, right)
    assert_same_up_to_sign(got.T.tolist(), right.T, rows=True)
    assert_same_up_to_sign(got[:, 0], right[:, 0])
    assert_same_up_to_sign(got[:, 0], right[:, 0], rows=True)


@few
@given(seed=seeds, shape=shapes)
def test_one_sign_inside_a_direction_is_wrong(seed, shape):
    rng, right = directions(seed, shape)
    got = right * rng.choice([-1.0, 1.0], size=shape[1])
    place = int(rng.integers(shape[0])), int(rng.integers(shape[1]))
    got[place] *= -1
    message = failure(assert_same_up_to_sign, got, right).safe
    assert "entries" in message
    failure(assert_same_up_to_sign, got.T, right.T, rows=True)
    failure(assert_same_up_to_sign, got[:, place[1]], right[:, place[1]])


def test_rows_are_no_columns():
    right = np.array([[0.6, 0.8], [0.8, -0.6]])
    got = right * np.array([[1.0], [-1.0]])
    assert_same_up_to_sign(got, right, rows=True)
    failure(assert_same_up_to_sign, got, right)


def test_what_is_free_is_named_and_the_answer_shown_as_it_is():
    got = -V
    got[1, 1] = 0.6
    found = failure(assert_same_up_to_sign, got, V, what="the axes")
    assert found.safe == (
        "The axes: 1 of 6 entries is wrong, the largest deviation is about 1. Right in size, "
        "but some signs are wrong. (The sign of each column is free.)"
    )
    assert "At [1, 1]: expected -0.6, returned 0.6." in found.full
    assert found.full.splitlines()[0].endswith("(The sign of each column is free.)")
    assert "each row is free" in failure(assert_same_up_to_sign, got.T, V.T, rows=True).safe
    vector = failure(assert_same_up_to_sign, got[:, 1], V[:, 1], rows=True).safe
    assert vector.endswith("(The sign of the vector is free.)")


def test_tolerances_of_signs():
    assert_same_up_to_sign(-V + 1e-4, V, atol=1e-3)
    failure(assert_same_up_to_sign, -V + 1e-4, V, atol=1e-5)
    assert_same_up_to_sign(-V * (1 + 1e-4), V, rtol=1e-3)
    failure(assert_same_up_to_sign, -V * (1 + 1e-4), V)


def test_the_sign_is_taken_that_leaves_fewer_entries_wrong():
    right = np.array([1.0, 1.0, 1.0, 10.0])
    message = failure(assert_same_up_to_sign, np.array([-1.0, -1.0, -1.0, 10.0]), right).safe
    assert "1 of 4 entries is wrong" in message


# --- parallel ---------------------------------------------------------------------------------


@few
@given(seed=seeds, shape=shapes, scale=st.sampled_from([1e-300, 1e-3, 1.0, 1e300]))
def test_any_lengths_and_signs_are_parallel(seed, shape, scale):
    rng, right = directions(seed, shape)
    factors = rng.uniform(0.5, 2, size=shape[1])
    signs = rng.choice([-1.0, 1.0], size=shape[1])
    assert_parallel(scale * factors * right, right, signed=True)
    assert_parallel(scale * factors * signs * right, right)
    assert_parallel((scale * factors * signs * right).T, right.T, rows=True)
    assert_parallel(-scale * right[:, 0], right[:, 0])
    if (signs < 0).any():
        failure(assert_parallel, scale * signs * right, right, signed=True)


@few
@given(seed=seeds, degrees=st.sampled_from([1e-4, 0.1, 20.0, 90.0, 150.0]))
def test_the_angle_is_named(seed, degrees):
    rng = np.random.default_rng(seed)
    Q = orthogonal_matrix(rng, 3)
    got = 7 * Q @ rotation(degrees) @ Q.T @ Q[:, :1]
    found = failure(assert_parallel, got, Q[:, :1])
    angle = min(degrees, 180 - degrees)
    assert f"the largest angle is {angle:g} degrees" in found.full
    signed = failure(assert_parallel, got, Q[:, :1], signed=True)
    assert f"the largest angle is {degrees:g} degrees" in signed.full


def test_words_about_parallel_directions():
    got = rotation(21) @ V
    got[:, 1] = V[:, 1]
    found = failure(assert_parallel, got, V, what="the axes")
    assert found.safe == (
        "The axes: 1 of 2 columns point elsewhere, the largest angle is about 20 degrees. (The "
        "length and the sign of each column are free.)"
    )
    vector = failure(assert_parallel, got[:, 0], V[:, 0], signed=True).safe
    assert vector == (
        "The result: it points elsewhere, the largest angle is about 20 degrees. (The length of "
        "the vector is free.)"
    )
    rows = failure(assert_parallel, got.T, V.T, rows=True).safe
    assert "rows point elsewhere" in rows
    assert "each row are free" in rows
    assert_parallel(got, V, atol=0.4)
    failure(assert_parallel, got, V, atol=0.3)


def test_zero_is_no_direction():
    got = V * [1.0, 0.0]
    assert "its column at [1] is zero" in failure(assert_parallel, got, V).safe
    assert "its row at [1] is zero" in failure(assert_parallel, got.T, V.T, rows=True).safe
    vector = failure(assert_parallel, np.zeros(3), V[:, 0]).safe
    assert vector == "The result: it is zero, which is no direction."
    with pytest.raises(ValueError, match="direction is zero"):
        assert_parallel(V, got)


# --- subspaces --------------------------------------------------------------------------------


@few
@given(seed=seeds, shape=shapes)
def test_any_basis_passes(seed, shape):
    rng, right = directions(seed, shape)
    k = shape[1]
    change = orthogonal_matrix(rng, k) * rng.uniform(0.5, 2, size=k) @ orthogonal_matrix(rng, k)
    assert_same_subspace(right @ change, right)
    assert_same_subspace(right, right @ change)
    assert_same_subspace((right @ change).T, right.T, rows=True)
    assert_same_subspace(right * np.geomspace(1e-200, 1e200, k), right)


@few
@given(seed=seeds, degrees=st.sampled_from([1e-4, 1.0, 45.0, 90.0]))
def test_the_largest_principal_angle_is_named(seed, degrees):
    rng = np.random.default_rng(seed)
    Q = orthogonal_matrix(rng, 3)
    right = Q[:, [0, 2]]  # the plane that the rotation turns by one angle and keeps in the other
    got = Q @ rotation(degrees) @ Q.T @ right @ orthogonal_matrix(rng, 2)
    found = failure(assert_same_subspace, got, right)
    assert f"the largest principal angle is {degrees:g} degrees" in found.full
    assert_same_subspace(got, right, atol=np.sin(np.radians(degrees)) * 1.001)
    failure(assert_same_subspace, got, right, atol=np.sin(np.radians(degrees)) * 0.999)


def test_small_angles_are_measured_well():
    """The cosine of 1e-9 is 1."""
    right = np.eye(3)[:, :1]
    got = np.array([[1.0], [1e-9], [0.0]])
    assert_same_subspace(got, right, atol=2e-9)
    failure(assert_same_subspace, got, right, atol=5e-10)


def test_words_about_subspaces():
    found = failure(assert_same_subspace, np.eye(3)[:, 1:], V, what="the plane")
    assert found.safe == (
        "The plane: its columns span another subspace, the largest principal angle is about 100 "
        "degrees. (Any basis of the right subspace will do.)"
    )
    assert "its rows span" in failure(assert_same_subspace, np.eye(3)[1:], V.T, rows=True).safe


@pytest.mark.parametrize(
    ("got", "words"),
    [
        (V[:, [0, 0]], "span a subspace of 1 dimension, expected 2"),
        (V[:, [0, 0]] * [1.0, -1e9], "span a subspace of 1 dimension, expected 2"),
        (V * [1.0, 0.0], "span a subspace of 1 dimension, expected 2"),
        (np.zeros((3, 2)), "span a subspace of 0 dimensions, expected 2"),
    ],
)
def test_dependent_columns_span_too_little(got, words):
    assert words in failure(assert_same_subspace, got, V).safe
    with pytest.raises(ValueError, match="dependent"):
        assert_same_subspace(V, got)


@pytest.mark.parametrize(
    "assertion", [assert_same_up_to_sign, assert_parallel, assert_same_subspace]
)
@pytest.mark.parametrize(
    ("got", "words"),
    [
        (None, "Returned None: does the function end with `return`?"),
        ([[1.0], [1.0, 2.0]], "rows of unequal length"),
        (V.T, "shape (2, 3), expected shape (3, 2)"),
        (V[:, :1], "shape (3, 1), expected shape (3, 2)"),
        (V + 0j, "dtype complex128, expected real numbers"),
        (np.where(V == 0, np.nan, V), "The entry at [2, 0] is NaN, the first of 2."),
        (np.where(V == 0.8, -np.inf, V), "The entry at [1, 0] is minus infinity."),
    ],
)
def test_what_is_no_such_matrix(assertion, got, words):
    assert words in failure(assertion, got, V).safe
