"""Sources are recovered in any order, sign, scale and offset, and not when they are mixed."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from autograder.testing import Mismatch, assert_same_sources

few = settings(max_examples=60, deadline=None, derandomize=True)
seeds = st.integers(0, 10**6)


def failure(*args, **options):
    with pytest.raises(Mismatch) as caught:
        assert_same_sources(*args, **options)
    return caught.value


def drawn(seed, k=3, n=400):
    rng = np.random.default_rng(seed)
    return rng, rng.uniform(-1, 1, size=(n, k))


@few
@given(seed=seeds, k=st.integers(1, 4), scale=st.sampled_from([1e-200, 1.0, 1e200]))
def test_any_order_sign_scale_and_offset_passes(seed, k, scale):
    rng, sources = drawn(seed, k)
    factors = rng.choice([-1.0, 1.0], size=k) * rng.uniform(0.5, 2, size=k)
    got = scale * (sources[:, rng.permutation(k)] * factors + rng.normal(size=k))
    assert_same_sources(got, sources)
    assert_same_sources(got.T, sources.T, rows=True)
    assert_same_sources(got.tolist(), sources, at_least=1 - 1e-9)


@few
@given(seed=seeds, degrees=st.sampled_from([25.0, 45.0]))
def test_mixed_sources_are_not_recovered(seed, degrees):
    """What whitening alone leaves: the sources turned by an angle."""
    _, sources = drawn(seed, 2)
    a = np.radians(degrees)
    mixed = sources @ np.array([[np.cos(a), -np.sin(a)], [np.sin(a), np.cos(a)]])
    failure(mixed, sources)
    failure(mixed.T, sources.T, rows=True)
    assert_same_sources(mixed, sources, at_least=0.5)


def test_one_source_twice_is_no_recovery_of_two():
    _, sources = drawn(0)
    found = failure(sources[:, [2, 2, 0]], sources, what="the sources")
    assert found.safe.startswith(
        "The sources: 1 of 3 sources is not recovered. The column that fits the source at [1] best "
        "has a |correlation| of about 0"
    )
    assert found.safe.endswith("expected at least 0.98. (Order, sign and scale are free.)")
    rows = failure(sources[:, [2, 2, 2]].T, sources.T, rows=True).safe
    assert "2 of 3 sources are not recovered. The row that" in rows


def test_the_correlation_is_named_coarsely_and_in_full():
    one, other = np.array([1.0, -1, 1, -1]), np.array([1.0, 1, -1, -1])
    third = one * other
    right = np.column_stack([other, one])
    for share, coarse, exact in ((0.65, "about 0.6", "0.65"), (0.97, "about 0.9", "0.97")):
        got = np.column_stack([other, share * one + np.sqrt(1 - share**2) * third])
        found = failure(got, right)
        words = "The column that fits the source at [1] best has a |correlation| of {} with it, "
        assert words.format(coarse) + "expected at least 0.98" in found.safe
        assert words.format(exact) in found.full


def test_sources_are_recovered_wherever_each_has_a_column():
    """The first column is nearer to the second source, which only the second column fits, too."""
    one, other = np.array([1.0, -1, 1, -1]), np.array([1.0, 1, -1, -1])
    sources = np.column_stack([one, other])
    got = np.column_stack([0.6 * one + 0.8 * other, 0.28 * one + 0.96 * other])
    assert_same_sources(got, sources, at_least=0.59)
    failure(got, sources, at_least=0.61)


@pytest.mark.parametrize(
    ("got", "words"),
    [
        (None, "Returned None: does the function end with `return`?"),
        (np.zeros((400, 3)), "its column at [0] is constant."),
        (np.full((400, 3), 0.1), "its column at [0] is constant."),
        (drawn(0)[1][:, :2], "shape (400, 2), expected shape (400, 3)"),
        (drawn(0)[1].T, "shape (3, 400), expected shape (400, 3)"),
        (drawn(0)[1] + 0j, "dtype complex128"),
        (drawn(0)[1] * [1, 1, np.nan], "Up to half of 1200 entries are NaN."),
    ],
)
def test_what_is_no_such_matrix(got, words):
    message = failure(got, drawn(0)[1]).safe
    assert words in message or (
        "half" in words and "up to half of 1200 entries are NaN" in message.lower()
    )


def test_constant_columns_are_named():
    _, sources = drawn(0)
    assert "its column at [2]" in failure(sources * [1, 1, 0] + 0.3, sources).safe
    assert "its row at [2]" in failure((sources * [1, 1, 0]).T, sources.T, rows=True).safe
    with pytest.raises(ValueError, match="constant"):
        assert_same_sources(sources, sources * [1, 0, 1] + 0.3)
