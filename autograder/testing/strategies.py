"""Inputs for counterexample searches: Hypothesis strategies with simple smallest values.

A student can check the simplest ones by hand.

Numbers are small integers stored as float64 and shrink towards zero; arrays shrink towards
few rows and columns. Arguments that must fit together, such as ``X`` and ``y``, come as one tuple.
"""

from collections.abc import Sequence
from math import prod
from typing import Any, TypeAlias

import numpy as np
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]
Arrays: TypeAlias = st.SearchStrategy[Array]
Range: TypeAlias = tuple[int, int]

NAMES = ("a", "b", "c", "d")


def numbers(low: int = -5, high: int = 5) -> st.SearchStrategy[float]:
    """Integers from ``low`` to ``high`` as floats; the simplest is the one next to zero."""
    return st.integers(low, high).map(float)


def vectors(size: int | Range = (1, 5), low: int = -5, high: int = 5) -> Arrays:
    """Vectors of integers; ``size`` is a length or the shortest and the longest."""
    return _lengths(size).flatmap(lambda n: _filled((n,), numbers(low, high)))


def matrices(
    rows: int | Range = (1, 4), cols: int | Range = (1, 3), low: int = -5, high: int = 5
) -> Arrays:
    """Matrices of integers; ``rows`` and ``cols`` are each a size or a range of sizes."""
    shapes = st.tuples(_lengths(rows), _lengths(cols))
    return shapes.flatmap(lambda shape: _filled(shape, numbers(low, high)))


def labels(size: int | Range = (1, 5), names: Sequence[object] = NAMES) -> Arrays:
    """Vectors of labels drawn from ``names``, text by default; the simplest is the first name."""
    return st.lists(st.sampled_from(list(names)), min_size=_low(size), max_size=_high(size)).map(
        np.array
    )


def choices(*values: object) -> st.SearchStrategy[Any]:
    """One of ``values``; the simplest is the first."""
    return st.sampled_from(values)


def distributions(size: int | Range = (1, 4), parts: int = 4) -> Arrays:
    """Probabilities of one to four outcomes, multiples of ``1 / parts``; the simplest is certain.

    A power of two as ``parts`` makes them, and their sums, exact.
    """

    def of_length(n: int) -> Arrays:
        drawn = st.lists(st.integers(0, n - 1), min_size=parts, max_size=parts)
        return drawn.map(lambda outcomes: np.bincount(outcomes, minlength=n) / parts)

    return _lengths(size).flatmap(of_length)


def equal_distributions(
    count: int, size: int | Range = (1, 4), parts: int = 4
) -> st.SearchStrategy[tuple[Array, ...]]:
    """Tuples of ``count`` distributions over the same outcomes, such as ``(p, q)``."""
    return _lengths(size).flatmap(lambda n: st.tuples(*[distributions(n, parts)] * count))


def weighted_values(
    size: int | Range = (1, 4), low: int = -5, high: int = 5, parts: int = 4
) -> st.SearchStrategy[tuple[Array, ...]]:
    """Tuples ``(values, probabilities)``: integers as floats, and a distribution over them."""
    return _lengths(size).flatmap(
        lambda n: st.tuples(_filled((n,), numbers(low, high)), distributions(n, parts))
    )


def probability_tables(*lengths: int | Range, parts: int = 8) -> Arrays:
    """Joint distributions with an axis for each of ``lengths``, multiples of ``1 / parts``.

    In the simplest all probability lies in one cell.
    """
    shapes = st.tuples(*map(_lengths, lengths))
    return shapes.flatmap(
        lambda shape: distributions(prod(shape), parts).map(lambda p: p.reshape(shape))
    )


def equal_vectors(
    count: int, size: int | Range = (1, 5), low: int = -5, high: int = 5
) -> st.SearchStrategy[tuple[Array, ...]]:
    """Tuples of ``count`` vectors of one length, such as ``(x, y)``."""
    return _lengths(size).flatmap(lambda n: st.tuples(*[_filled((n,), numbers(low, high))] * count))


def regressions(
    rows: int | Range = (1, 4),
    cols: int | Range = (1, 3),
    low: int = -5,
    high: int = 5,
    *,
    weights: bool = False,
) -> st.SearchStrategy[tuple[Array, ...]]:
    """Tuples ``(X, y)`` with one target per row, or ``(X, y, w)`` with one weight per column."""

    def of_shape(shape: tuple[int, int]) -> st.SearchStrategy[tuple[Array, ...]]:
        parts = [shape, shape[:1], shape[1:]][: 3 if weights else 2]
        return st.tuples(*(_filled(part, numbers(low, high)) for part in parts))

    return st.tuples(_lengths(rows), _lengths(cols)).flatmap(of_shape)


def classifications(
    rows: int | Range = (1, 5),
    cols: int | Range = (1, 2),
    low: int = -3,
    high: int = 3,
    *,
    names: Sequence[object] = NAMES[:2],
) -> st.SearchStrategy[tuple[Array, ...]]:
    """Tuples ``(X, y)`` of features, integers as floats, and one label per row."""
    return _labelled(rows, cols, numbers(low, high), names)


def category_tables(
    rows: int | Range = (1, 5),
    cols: int | Range = (1, 2),
    values: Sequence[object] = ("p", "q", "r"),
    *,
    names: Sequence[object] = NAMES[:2],
) -> st.SearchStrategy[tuple[Array, ...]]:
    """Tuples ``(X, y)`` of categories, text by default, and one label per row."""
    return _labelled(rows, cols, st.sampled_from(list(values)), names)


def binary_trees(
    features: int = 2, depth: int = 2, names: Sequence[object] = NAMES
) -> st.SearchStrategy[dict[str, Any]]:
    """Binary trees of nested dicts over so many features, at most so deep.

    Each node holds ``value`` (one of ``names``), ``n`` and ``impurity``; an inner one also
    ``feature``, ``threshold``, ``decrease``, ``left`` and ``right``. The simplest is a leaf.
    """
    leaves = st.fixed_dictionaries(
        {
            "value": st.sampled_from(list(names)),
            "n": st.integers(1, 4),
            "impurity": st.sampled_from([0.0, 0.25, 0.5]),
        }
    )
    if depth == 0:
        return leaves
    below = binary_trees(features, depth - 1, names)

    def split(own: dict[str, Any], left: dict[str, Any], right: dict[str, Any]) -> dict[str, Any]:
        return {**own, "n": left["n"] + right["n"], "left": left, "right": right}

    questions = st.fixed_dictionaries(
        {
            "feature": st.integers(0, features - 1),
            "threshold": numbers(-2, 2),
            "decrease": st.just(0.125),
        }
    )
    own = st.builds(dict.__or__, leaves, questions)
    return st.one_of(leaves, st.builds(split, own, below, below))


def _labelled(
    rows: int | Range,
    cols: int | Range,
    entries: st.SearchStrategy[Any],
    names: Sequence[object],
) -> st.SearchStrategy[tuple[Array, ...]]:
    def of_shape(shape: tuple[int, int]) -> st.SearchStrategy[tuple[Array, ...]]:
        row = st.lists(entries, min_size=shape[1], max_size=shape[1])
        table: Arrays = st.lists(row, min_size=shape[0], max_size=shape[0]).map(np.array)
        return st.tuples(table, labels(shape[0], names))

    return st.tuples(_lengths(rows), _lengths(cols)).flatmap(of_shape)


def _filled(shape: tuple[int, ...], elements: st.SearchStrategy[float]) -> Arrays:
    return hnp.arrays(np.float64, shape, elements=elements, fill=st.nothing())


def _lengths(size: int | Range) -> st.SearchStrategy[int]:
    return st.integers(_low(size), _high(size))


def _low(size: int | Range) -> int:
    return size if isinstance(size, int) else size[0]


def _high(size: int | Range) -> int:
    return size if isinstance(size, int) else size[1]
