"""Hidden tests of fit_standardizer; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    as_tuple,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_varies,
    counterexample_search,
    strategies,
)

PARTS = ("mean", "scale")
X = np.array([[1.0, 40.0, -2.0], [3.0, 10.0, -2.5], [5.0, 10.0, -3.0], [7.0, 20.0, -4.5]])


def spread(column):
    """Return the root of the mean squared deviation, by a loop."""
    centre = sum(column) / len(column)
    return (sum((x - centre) ** 2 for x in column) / len(column)) ** 0.5


@pytest.mark.points(1)
def test_columns(student, reference, seed):
    """Measures each column by itself, with squared deviations divided by n."""
    rng = np.random.default_rng(seed("columns"))
    by_hand = [4.0, 20.0, -3.0], [5**0.5, 150**0.5, 0.875**0.5]
    cases = [((X,), by_hand), ((np.array([[2.0], [6.0]]),), ([4.0], [2.0]))]
    calls = [rng.normal(loc=3.0, size=size) * 5 for size in [(2, 1), (9, 3), (3, 7), (30, 2)]]
    cases += [(A, (A.mean(axis=0), [spread(column) for column in A.T.tolist()])) for A in calls]
    assert_cases(student.fit_standardizer, cases, parts=PARTS)
    assert_agrees(student.fit_standardizer, reference.fit_standardizer, calls, parts=PARTS)


@pytest.mark.points(1)
def test_constant_columns(student):
    """Gives a constant column the scale 1, and no other."""
    cases = [
        Case((np.full((5, 2), 2.0),), ([2.0, 2.0], [1.0, 1.0]), label="2.0 repeated"),
        Case((np.full((7, 1), 0.1),), ([0.1], [1.0]), label="0.1 repeated"),
        Case((np.full((7, 1), 1e8 + 0.1),), ([1e8 + 0.1], [1.0]), label="1e8 + 0.1 repeated"),
        Case((np.zeros((3, 1)),), ([0.0], [1.0]), label="a column of zeros"),
        Case((np.column_stack([X[:, 0], np.full(4, 0.3)]),), ([4.0, 0.3], [5**0.5, 1.0]),
             label="one constant column"),
        Case((np.array([[3.0, -1.0]]),), ([3.0, -1.0], [1.0, 1.0]), label="a single row"),
        Case((np.array([[-3.0], [3.0], [3.0], [-3.0]]),), ([0.0], [3.0]),
             label="a column of one number and its negative"),
    ]  # fmt: skip
    alike = np.array([[2.0, 3.0], [2.0, 9.0], [5.0, 3.0]])
    cases.append(
        Case((alike,), ([3.0, 5.0], [2**0.5, 8**0.5]), label="a column with equal entries")
    )
    assert_cases(student.fit_standardizer, cases, parts=PARTS, atol=1e-15)


@pytest.mark.points(1)
def test_extreme_columns(student, seed):
    """Measures a tiny spread, tiny and huge units, and columns far from 0."""
    rng = np.random.default_rng(seed("extremes"))
    step = 2.0**-50
    cases = [
        Case(
            (np.array([[1.0], [1.0 + step]]),),
            ([1.0 + step / 2], [step / 2]),
            label="a tiny spread",
        ),
        Case((np.array([[0.0], [4e-12]]),), ([2e-12], [2e-12]), label="tiny numbers"),
    ]
    units = np.array([1e-9, 1.0, 1e9])
    cases.append(
        Case((X * units,), (X.mean(axis=0) * units, X.std(axis=0) * units), label="other units")
    )
    y = rng.normal(size=(25, 2)) * [1.0, 5.0]
    far = np.round(y * 2**20) / 2**20 + 1e8
    exact = far - 1e8
    cases.append(
        Case(
            (far,),
            (exact.mean(axis=0) + 1e8, exact.std(axis=0)),
            rtol=1e-6,
            label="an offset of 1e8",
        )
    )
    cases.append(Case((np.array([[1e8], [1e8 + 2], [1e8 + 4]]),), ([1e8 + 2], [(8 / 3) ** 0.5]),
                      rtol=1e-6, label="an offset of 1e8"))  # fmt: skip
    assert_cases(student.fit_standardizer, cases, parts=PARTS)


@pytest.mark.points(1)
def test_forms(student, seed):
    """Takes integers, also of few bits, and leaves X as it was."""
    rng = np.random.default_rng(seed("forms"))
    whole = np.array([[1.0, 4.0], [2.0, 4.0], [6.0, 5.0]])
    assert_varies(student.fit_standardizer, [X, whole])
    assert_accepts(student.fit_standardizer, [(whole,)], integers=True, fortran=True, parts=PARTS)
    small = np.array([[-100, 7], [120, 7], [100, 7]], dtype=np.int8)
    own = as_tuple(student.fit_standardizer(small.astype(float)), 2)
    cases = [Case((small,), own, label="integers of dtype int8")]
    assert_cases(student.fit_standardizer, cases, parts=PARTS)
    assert_leaves_arguments(student.fit_standardizer, [X, whole, rng.normal(size=(1, 3))])


@counterexample_search(X=strategies.matrices((1, 3), (1, 2), low=-4, high=4))
def agrees_with_the_reference(student, reference, X):
    expected = reference.fit_standardizer(X)
    assert_close(student.fit_standardizer(X), expected, atol=1e-9, parts=PARTS)
