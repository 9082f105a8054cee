"""Hidden tests of clustering/vector_quantize; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.clustering.cluster_oracles import (
    LINE,
    assert_coded,
    assert_labels,
    drawn_table,
    nearest,
    spent,
)
from autograder.testing import (
    Case,
    as_array,
    as_number,
    as_tuple,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)

ROWS = np.array([[0.0, 0.0], [3.0, 4.0], [5.0, 1.0]])
BOOK = np.array([[1.0, 0.0], [3.0, 2.0]])
WHOLE, WHOLE_BOOK = np.array([[250, 3], [5, 0], [100, 9]]), np.array([[0, 0], [255, 9], [90, 90]])


@pytest.mark.points(1)
def test_codes_and_rebuilt_rows(student, reference, seed):
    """Codes each row by its nearest centre, of ties the first, and rebuilds it as that centre."""
    rng = np.random.default_rng(seed("rows"))
    calls = [
        (ROWS, BOOK),
        (LINE, np.array([[1.0], [3.0]])),
        (LINE, np.array([[9.0], [4.0], [4.0]])),
    ]
    calls += [(ROWS[:2], np.vstack([BOOK, ROWS + 9, ROWS])), drawn_table(rng, 12, 3, 4)]
    many = np.arange(300.0)[:, np.newaxis]
    calls += [(many[[7, 299, 256]] + 0.25, many)]

    def holds(got, X, centers):
        codes, rebuilt, _ = as_tuple(got, 3)
        labels = as_array(codes, shape=(len(X),), what="the codes")
        require(labels.dtype.kind in "iu", "The codes are not integers.")
        assert_labels(labels, nearest(X, centers))
        assert_close(rebuilt, centers[nearest(X, centers)], atol=1e-12, what="the rebuilt rows")

    assert_law(student.vector_quantize, calls, holds)

    def equals(got, expected):
        codes, rebuilt, _ = as_tuple(got, 3)
        assert_labels(codes, expected[0])
        assert_close(rebuilt, expected[1], atol=1e-12, what="the rebuilt rows")

    assert_agrees(student.vector_quantize, reference.vector_quantize, calls, compare=equals)


@pytest.mark.points(1)
def test_error(student, seed):
    """Takes the mean of the squared differences over all entries; 0 if nothing is lost."""
    rng = np.random.default_rng(seed("rows"))
    calls = [drawn_table(rng, 12, 3, 4), drawn_table(rng, 5, 1, 2), (LINE, LINE[:2])]
    cases = [
        ((ROWS[:2], BOOK), 1.25),
        ((ROWS, BOOK), 10 / 6),
        ((LINE, np.array([[1.0], [9.0]])), 3.0),
    ]
    cases.append(Case((ROWS[[0, 0, 0, 1]], BOOK), 0.875, label="equal rows"))
    wide = np.array([[4_000_000_000]]), np.array([[0]])
    cases.append(Case(wide, 16e18, label="a square above 2**63"))
    for offset in (1e8, -3e8):
        far = LINE + offset, np.array([[1.0], [9.0]]) + offset
        cases.append(Case(far, 3.0, label=f"rows near {offset:g}"))
    cases.append(Case((ROWS, ROWS[::-1]), 0.0, label="rows that are all in the code book"))
    cases += [((X, book), spent(X, book, nearest(X, book)) / X.size) for X, book in calls]
    small = WHOLE.astype(np.uint8), WHOLE_BOOK.astype(np.uint8)
    right = spent(WHOLE, WHOLE_BOOK, nearest(WHOLE, WHOLE_BOOK)) / 6
    cases.append(Case(small, right, label="rows and code book of dtype uint8"))

    def error_of(got):
        return as_number(as_tuple(got, 3)[2])

    assert_cases(student.vector_quantize, cases, read=error_of, atol=1e-12)


@pytest.mark.points(1)
def test_integers(student):
    """Takes integers of any width, as rows and as code book, and changes no argument."""
    cases = []
    for kind in (np.uint8, np.int16, np.int64):
        name = np.dtype(kind).name
        rows, book = WHOLE.astype(kind), WHOLE_BOOK.astype(kind)
        codes = nearest(WHOLE, WHOLE_BOOK)
        expected = codes, WHOLE_BOOK[codes]
        cases.append(Case((rows, book), expected, label=f"rows and code book of dtype {name}"))
        halves = codes, WHOLE_BOOK[codes] + 0.5
        cases.append(Case((rows, WHOLE_BOOK + 0.5), halves, label=f"rows of dtype {name}"))

    def equals(got, expected):
        codes, rebuilt, _ = as_tuple(got, 3)
        assert_labels(codes, expected[0])
        assert_close(rebuilt, expected[1], atol=1e-12, what="the rebuilt rows")

    for answer in assert_cases(student.vector_quantize, cases, compare=equals):
        kind = as_array(as_tuple(answer, 3)[1], shape=(3, 2), what="the rebuilt rows").dtype.kind
        require(kind == "f", "The rebuilt rows are not floating point numbers.")
    assert_leaves_arguments(student.vector_quantize, [(ROWS, BOOK), (WHOLE, WHOLE_BOOK)])


@counterexample_search(
    X=strategies.matrices((1, 3), 1, low=0, high=6), centers=strategies.matrices((1, 3), 1, 0, 6)
)
def agrees_with_the_reference(student, reference, X, centers):
    expected = reference.vector_quantize(X, centers)
    assert_coded(student.vector_quantize(X, centers), expected)
