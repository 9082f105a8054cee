"""Series and DataFrames cross as plain values and come out as pandas' own."""

import numpy as np
import pandas as pd
import pytest

from autograder.sandbox.inside.codec import EncodeError, decode, encode


def cross(table):
    encoded = encode(table)
    return decode(encoded.skeleton, encoded.blobs)


SERIES = [
    pd.Series([1.5, np.nan], index=["a", "b"], name="x"),
    pd.Series([], dtype=float),
    pd.Series(["x", None, "é"], dtype="str"),
    pd.Series(["x", pd.NA], dtype="string", name=("a", 1)),
    pd.Series([1, "a", None, [2]], dtype=object),
    pd.Series([True, False], index=pd.Index([2.5, 2.5], name="i")),
    pd.Series(np.array(["2020-01-01", "NaT"], "M8[ns]"), index=[-1, 7]),
    pd.Series(1, index=pd.MultiIndex.from_tuples([("a", 1), ("b", 2)], names=["k", None])),
    pd.Series(np.array([1, 2], np.float16)),
    pd.Series([1, 2], index=pd.RangeIndex(5, 1, -2)),
    pd.Series(range(300), index=pd.Index(["a"] * 300, dtype=object)),
]


@pytest.mark.parametrize("series", SERIES)
def test_a_series_crosses_with_index_name_and_dtype(series):
    pd.testing.assert_series_equal(cross(series), series, check_freq=False)


FRAMES = [
    pd.DataFrame({"a": [1, 2], "b": ["x", None], "c": [0.5, np.nan]}),
    pd.DataFrame(np.arange(6.0).reshape(2, 3), index=["r", "s"]),
    pd.DataFrame([[1, 2], [3, 4]], columns=["same", "same"]),
    pd.DataFrame({("a", 1): [True], ("b", 2): [1j]}),
    pd.DataFrame(index=[1, 2]),
    pd.DataFrame({"t": pd.date_range("2020-01-01", periods=2)}).set_index("t", drop=False),
    pd.DataFrame(),
]


@pytest.mark.parametrize("frame", FRAMES)
def test_a_frame_crosses_with_index_columns_and_dtypes(frame):
    pd.testing.assert_frame_equal(cross(frame), frame, check_freq=False)


def test_a_categorical_column_crosses_as_its_values():
    got = cross(pd.Series(["a", "b", "a"], dtype="category"))
    assert got.tolist() == ["a", "b", "a"]


@pytest.mark.parametrize(
    ("table", "kind"),
    [
        (pd.Series([1, None], dtype="Int64"), "Series of Int64Dtype"),
        (pd.DataFrame({"a": [pd.Timestamp("2020-01-01", tz="UTC")]}), "Series of DatetimeTZDtype"),
        (pd.Series([1], index=pd.Index([[1]], dtype=object)), "Index of lists or the like"),
        (pd.Series([pd.Timestamp(0)], dtype=object), "Timestamp"),
    ],
)
def test_tables_beyond_plain_values_are_refused_by_name(table, kind):
    with pytest.raises(EncodeError) as refused:
        encode(table)
    assert refused.value.kind == kind
