"""A fingerprint tells whether a call changed a value in place."""

import numpy as np
import pandas as pd
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from autograder.sandbox.inside.changes import fingerprint

VALUES = st.recursive(
    st.one_of(
        st.none(),
        st.integers(),
        st.floats(),
        st.text(),
        st.binary(),
        st.complex_numbers(),
        hnp.arrays(hnp.scalar_dtypes(), hnp.array_shapes(min_dims=0, min_side=0)),
    ),
    lambda values: st.one_of(
        st.lists(values, max_size=3),
        st.dictionaries(st.text(), values, max_size=3),
        st.sets(st.integers()),
    ),
    max_leaves=8,
)


class Numbers(list):
    """A list of a kind of its own."""


@settings(deadline=None)
@given(VALUES)
def test_a_fingerprint_stays_while_nothing_changes(value):
    assert fingerprint(value) == fingerprint(value)


@pytest.mark.parametrize(
    ("value", "change"),
    [
        ([1, [2]], lambda v: v[1].append(3)),
        ({"a": 1}, lambda v: v.update(a=1.0)),
        ([0.0], lambda v: v.__setitem__(0, -0.0)),
        ([1], lambda v: v.__setitem__(0, True)),
        ({(1, 2): [("a", {3})]}, lambda v: v[1, 2][0][1].add(4)),
        ([[0] * 70_000, 1], lambda v: v[0].__setitem__(-1, 1)),
        ([np.zeros(70_000), 1], lambda v: v[0].__setitem__(-1, 1)),
        ([Numbers([1])], lambda v: v[0].append(2)),
        ([[1]], lambda v: v.__setitem__(0, Numbers([2]))),
        ({"a": 1, "b": 2}, lambda v: v.update(b=v.pop("b"), a=v.pop("a"))),
        (np.array([np.nan, 0.0]), lambda v: np.negative(v, out=v)),
        (np.arange(6), lambda v: v.resize((2, 3))),
        (np.ones((2, 3)), lambda v: setattr(v, "shape", (3, 2))),
        (np.arange(4), lambda v: setattr(v, "dtype", np.float64)),
        ({"W": np.ones((2, 3)), "b": np.ones(2)}, lambda v: v["W"].__setitem__((1, 2), 0)),
        ({"W": np.ones(2)}, lambda v: v.update(W=(..., "<f8", (2,), (8,), np.ones(2).tobytes()))),
        ([np.zeros(5_000)] * 5, lambda v: v[0].__setitem__(-1, 1)),
        ([np.float64(1)], lambda v: v.__setitem__(0, 1.0)),
        ([np.float64(0.0)], lambda v: v.__setitem__(0, np.float64(-0.0))),
        ([(np.ones(1),)], lambda v: v.__setitem__(0, [np.ones(1)])),
        ([lambda: 1], lambda v: v.__setitem__(0, lambda: 1)),
        ([np.datetime64("2026-01-01")], lambda v: v.__setitem__(0, np.datetime64("2026-01-02"))),
        (np.ones((50, 2)), lambda v: v.__setitem__((7, 1), 2)),
        ([[0.0], object()], lambda v: v[0].append(0.0)),
        ({1, 2}, lambda v: v.add(3)),
        (pd.DataFrame({"a": [1, 2]}), lambda v: v.__setitem__("b", 1)),
        (pd.Series([1.0, 2.0]), lambda v: v.__setitem__(0, np.nan)),
        (np.random.default_rng(1), lambda v: v.random()),
        ([1], lambda v: v.append(v)),
    ],
)
def test_a_fingerprint_shows_every_change(value, change):
    before = fingerprint(value)
    assert fingerprint(value) == before
    change(value)
    assert fingerprint(value) != before


def test_drawing_from_a_generator_is_no_change_if_so_wished():
    rng = np.random.default_rng(1)
    before = fingerprint([rng], generators=False)
    rng.random()
    assert fingerprint([rng], generators=False) == before


def test_functions_count_by_identity():
    assert fingerprint([len]) == fingerprint([len])
    assert fingerprint([len]) != fingerprint([abs])
