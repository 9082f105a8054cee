"""Series and DataFrames of pandas as plain values, and back."""

import sys
from types import ModuleType
from typing import Any

import numpy as np

from .keys import check_keys
from .wire import EncodeError, ProtocolError

# Plain values that stand for parts of a table:
#   a column  an array of one dimension, or (a dtype of text, a list of str and None)
#   an index  ("range", start, stop, step, name), ("values", column, name)
#             or ("levels", [column, ...], [name, ...])

TEXTS = ("str", "string")
COLUMN_KINDS = "biufcMmO"
UNHASHABLE = (list, set, dict, np.ndarray)
TIME_UNITS = ("s", "ms", "us", "ns")
RANGE_BOUND = 1 << 60
MAX_LEVELS = 100
MAX_ROWS_OF_LEVELS = 10_000  # pandas sorts and hashes them, and knows no hostile numbers


def table_kind(kind: type) -> str:
    """Report ``"series"`` or ``"frame"`` if a type is exactly pandas', else nothing."""
    pandas = sys.modules.get("pandas")
    if type(pandas) is not ModuleType:
        return ""
    if kind is pandas.__dict__.get("Series"):
        return "series"
    return "frame" if kind is pandas.__dict__.get("DataFrame") else ""


def table_to_plain(table: str, value: Any) -> list[object]:
    """Take a table apart: index, name or names of columns, values or list of columns."""
    if table == "series":
        return [_index_to_plain(value.index), value.name, _column_to_plain(value)]
    columns = [_column_to_plain(value.iloc[:, place]) for place in range(len(value.columns))]
    return [_index_to_plain(value.index), _index_to_plain(value.columns), columns]


def _column_to_plain(column: Any) -> object:
    """Turn the values of a Series or Index into an array or a list of texts."""
    import pandas as pd

    dtype = column.dtype
    if type(dtype) is pd.StringDtype:
        missing = column.isna()
        name = "str" if dtype.na_value is np.nan else "string"
        return name, [None if gone else text for text, gone in zip(column, missing, strict=True)]
    if type(dtype) is pd.CategoricalDtype:
        return _column_to_plain(pd.Series(np.asarray(column.array)))
    if not issubclass(type(dtype), np.dtype):
        raise EncodeError(f"{type(column).__name__} of {type(dtype).__name__}")
    return column.to_numpy()


def _index_to_plain(index: Any) -> tuple[object, ...]:
    import pandas as pd

    if type(index) is pd.RangeIndex:
        return "range", index.start, index.stop, index.step, index.name
    if type(index) is pd.MultiIndex:
        if len(index) > MAX_ROWS_OF_LEVELS:
            raise EncodeError("MultiIndex", "is too large")
        levels = [_labels_to_plain(index.get_level_values(i)) for i in range(index.nlevels)]
        return "levels", levels, list(index.names)
    return "values", _labels_to_plain(index), index.name


def _labels_to_plain(index: Any) -> object:
    labels = _column_to_plain(index)
    if type(labels) is not np.ndarray or labels.dtype != object:
        return labels
    if any(type(label) is kind for label in labels for kind in UNHASHABLE):
        raise EncodeError("Index of lists or the like")
    return labels


def table_from_plain(table: str, parts: object) -> object:
    """Check the parts of a table and put it together; ProtocolError if they do not fit."""
    if type(parts) is not list or len(parts) != 3:
        raise ProtocolError("a table without its parts")
    try:
        return _series(*parts) if table == "series" else _frame(*parts)
    except (ValueError, TypeError, OverflowError, NotImplementedError):
        raise ProtocolError("a table that pandas cannot put together") from None


def _series(index: object, name: object, values: object) -> object:
    import pandas as pd

    labels = _index_from_plain(index)
    column = _column_from_plain(values, len(labels))
    return pd.Series(column, index=labels, name=_name(name), dtype=column.dtype)


def _frame(index: object, names: object, values: object) -> object:
    import pandas as pd

    labels, headings = _index_from_plain(index), _index_from_plain(names)
    if type(values) is not list or len(values) != len(headings):
        raise ProtocolError("a DataFrame with more names than columns, or fewer")
    columns = [_column_from_plain(column, len(labels)) for column in values]
    frame = pd.DataFrame(dict(enumerate(columns)), index=labels)
    frame.columns = headings
    return frame


def _column_from_plain(column: object, length: int | None = None) -> Any:
    import pandas as pd

    values: Any
    if type(column) is np.ndarray:
        _check_column(column)
        values = column
    elif type(column) is tuple and len(column) == 2 and type(column[1]) is list:
        dtype, texts = column
        if type(dtype) is not str or dtype not in TEXTS:
            raise ProtocolError("a column of an unknown dtype")
        if not all(text is None or type(text) is str for text in texts):
            raise ProtocolError("a column of texts that are none")
        values = pd.array(texts, dtype=dtype)
    else:
        raise ProtocolError("a column that is neither an array nor a list of texts")
    if length is not None and len(values) != length:
        raise ProtocolError("a column of another length than the index")
    return values


def _check_column(column: "np.ndarray[Any, Any]") -> None:
    kind = column.dtype.kind
    if column.ndim != 1 or kind not in COLUMN_KINDS:
        raise ProtocolError("a column of a dtype that pandas does not have")
    if kind in "Mm" and np.datetime_data(column.dtype) not in [(unit, 1) for unit in TIME_UNITS]:
        raise ProtocolError("a column of times in a unit that pandas does not have")


def _index_from_plain(parts: object) -> Any:
    import pandas as pd

    if type(parts) is not tuple or not parts or type(parts[0]) is not str:
        raise ProtocolError("an index of an unknown kind")
    kind, *rest = parts
    if kind == "range" and len(rest) == 4:
        return _range_from_plain(*rest)
    if kind == "values" and len(rest) == 2:
        values = _column_from_plain(rest[0])
        _check_labels(values)
        return pd.Index(values, name=_name(rest[1]), dtype=values.dtype)
    if kind == "levels" and len(rest) == 2 and all(type(part) is list for part in rest):
        columns, names = rest
        if not 0 < len(columns) == len(names) <= MAX_LEVELS:
            raise ProtocolError("an index with more names than levels, or fewer")
        levels = [_column_from_plain(column) for column in columns]
        for level in levels:
            _check_labels(level)
        if len(levels[0]) > MAX_ROWS_OF_LEVELS:
            raise ProtocolError("an index with too many rows")
        return pd.MultiIndex.from_arrays(levels, names=[_name(name) for name in names])
    raise ProtocolError("an index of an unknown kind")


def _range_from_plain(start: object, stop: object, step: object, name: object) -> Any:
    import pandas as pd

    bounds: tuple[Any, ...] = (start, stop, step)
    if not all(type(bound) is int and abs(bound) <= RANGE_BOUND for bound in bounds) or not step:
        raise ProtocolError("an index with an impossible range")
    return pd.RangeIndex(range(*bounds), name=_name(name))


def _check_labels(values: Any) -> None:
    if values.dtype == object:
        check_keys(values)


def _name(name: object) -> Any:
    check_keys([name])
    return name
