"""Compare labels of clusters, whose names are free: what counts is who is with whom."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from .answer_values import THE_RESULT, read_numbers
from .mismatch import (
    SMALL,
    Mismatch,
    dtype_name,
    shape_text,
    share_words,
    short,
    values_words,
    wrong_shape,
)
from .optimal_matching import best_matching

__all__ = ["assert_same_partition"]

Labels = NDArray[Any]


def assert_same_partition(got: object, expected: object, *, what: str = THE_RESULT) -> None:
    """Assert that labels put the same points together, whatever they call the clusters.

    It fits ``assert_cases(student.f, cases, compare=assert_same_partition)``; with ``part=(1, 3)``
    for labels that are the second of three results.

    Parameters
    ----------
    got : object
        What the function under test returned: one integer for each point; one text, if
        ``expected`` holds texts.
    expected : array_like of shape (n,)
        Labels of a right partition, under any names.
    what : str
        The name of the labels in messages.

    Raises
    ------
    Mismatch
        If they are no such labels, or make other clusters; it names two points that belong
        together and are apart, or the other way round.

    Examples
    --------
    >>> assert_same_partition([5, 5, 2], np.array([0, 0, 1]))
    """
    target = np.asarray(expected)
    labels = _read_labels(got, target, what)
    mine, right = _numbered(labels), _numbered(target)
    split, merged = _first_split(mine, right), _first_split(right, mine)
    if split and (not merged or split[1] <= merged[1]):
        raise _wrong_clusters(labels, target, split, "one cluster", "two", what)
    if merged:
        raise _wrong_clusters(labels, target, merged, "two clusters", "one", what)


def _read_labels(got: object, target: Labels, what: str) -> Labels:
    """Return labels of the right kind and number, or say what is there in their place."""
    noun, kinds = ("texts", "U") if target.dtype.kind == "U" else ("integers", "iu")
    wanted = f"{noun} of shape {shape_text(target.shape)}"
    labels = read_numbers(got, what, wanted, kinds=kinds + "f")
    if labels.dtype.kind == "f" and np.isnan(labels).any():
        raise Mismatch(f"{what}: NaN among them, expected {wanted}.")
    if labels.dtype.kind == "f" and labels.size:  # an empty list is one of floats
        raise Mismatch(f"{what}: an array of dtype {dtype_name(labels)}, expected {wanted}.")
    if labels.shape != target.shape:
        raise wrong_shape(labels, target.shape, what)
    return labels


def _numbered(labels: Labels) -> NDArray[np.intp]:
    """Return the labels as numbers 0, 1, ... of clusters."""
    return np.unique(labels, return_inverse=True)[1]


def _first_split(labels: NDArray[np.intp], right: NDArray[np.intp]) -> tuple[int, ...]:
    """Return the first point that is not with the first of its right cluster: that one, and it."""
    _, first = np.unique(right, return_index=True)
    apart = np.flatnonzero(labels != labels[first[right]])
    return (int(first[right[apart[0]]]), int(apart[0])) if apart.size else ()


def _wrong_clusters(
    labels: Labels, target: Labels, pair: tuple[int, ...], belong: str, put: str, what: str
) -> Mismatch:
    """Name two points on which two partitions differ, and how many points are off at least."""
    table = np.zeros((len(np.unique(target)), len(np.unique(labels))))
    np.add.at(table, (_numbered(target), _numbered(labels)), 1)
    made, right = table.shape[1], table.shape[0]
    wide = table if table.shape[0] <= table.shape[1] else table.T
    off = target.size - int(wide[np.arange(len(wide)), best_matching(-wide)].sum())
    count = f"{share_words(off, target.size)} points {'is' if off == 1 else 'are'} off"
    if made != right:
        count += f", in {values_words(made, 'cluster')}, expected {values_words(right, 'cluster')}"
    one, other = pair
    named = f"The points at [{one}] and [{other}]"
    safe, full = (
        f"{what}: {count}. {points} belong in {belong}; your labels put them in {put}. (The names "
        "of the clusters are free.)"
        for points in (named if other <= SMALL else "Two of the points", named)
    )
    shown = f"Expected, up to the names, {short(target)}\nReturned {short(labels)}"
    return Mismatch(safe, f"{full}\n{shown}")
