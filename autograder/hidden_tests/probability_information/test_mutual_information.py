"""Hidden tests of probability_information/mutual_information; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.probability_information.information_laws import (
    assert_bits,
    assert_never_below_zero,
    assert_other_bases,
)
from autograder.testing import (
    Case,
    as_number,
    assert_cases,
    assert_close,
    assert_invariant,
    assert_leaves_arguments,
    assert_varies,
    counterexample_search,
    probability_table,
    require,
    simplex_points,
    strategies,
)

WHAT = "the mutual information"
BITS = {"atol": 1e-9, "what": WHAT}
ROUNDED_BELOW_ZERO = [  # sums of entropies, and of the terms, come out just below 0
    ([0.15, 0.4, 0.45], [0.1, 0.1, 0.1, 0.15, 0.2, 0.35]),
    ([0.05, 0.1, 0.4, 0.45], [0.1, 0.1, 0.1, 0.1, 0.3, 0.3]),
    ([0.1, 0.15, 0.2, 0.25, 0.3], [0.15, 0.15, 0.15, 0.15, 0.15, 0.25]),
    ([0.1, 0.1, 0.1, 0.15, 0.15, 0.4], [0.1, 0.45, 0.45]),
]


@pytest.mark.points(1)
def test_bits(student, seed):
    """Is H(X) + H(Y) - H(X, Y) in bits if no base is named, for tables of any shape."""
    rng = np.random.default_rng(seed("tables"))

    def by_entropies(joint):
        """Add and subtract three entropies."""
        parts = [joint.sum(axis=1), joint.sum(axis=0), joint.ravel()]
        entropies = [-np.sum(p * np.log2(p)) for p in parts]
        return entropies[0] + entropies[1] - entropies[2]

    by_hand = [
        (np.array([[0.125, 0.375], [0.375, 0.125]]), 0.1887218755408671),
        (np.array([[0.25, 0.125, 0.125], [0.125, 0.125, 0.25]]), 0.0612781244591329),
    ]
    tables = [probability_table(rng, *shape) for shape in [(2, 2), (2, 5), (4, 3), (3, 3)]]
    assert_bits(student.mutual_information, WHAT, by_hand, by_entropies, tables)
    rounded = np.array([[0.4, 0.3], [0.2, 0.1]])  # adds up to 1 but for rounding
    tables = [np.eye(2) / 2, np.eye(3)[:, :2] / 2, rounded]
    assert_leaves_arguments(student.mutual_information, tables)


@pytest.mark.points(1)
def test_other_bases(student, reference, seed):
    """Takes the base of the logarithm: e, 10, 2 and 3."""
    rng = np.random.default_rng(seed("tables"))
    known = (np.array([[0.125, 0.375], [0.375, 0.125]]),), 0.1887218755408671
    drawn = [(probability_table(rng, 3, 4),) for _ in range(4)]
    oracle = reference.mutual_information
    assert_other_bases(student.mutual_information, WHAT, known, oracle, drawn)


@pytest.mark.points(1)
def test_zeros(student, seed):
    """Leaves out cells without probability, whole rows and columns of them as well."""
    rng = np.random.default_rng(seed("tables"))
    full = probability_table(rng, 3, 3)
    gap = np.array([[0.125, 0.375], [0.375, 0.125]])
    square = np.array([[0, 1], [1, 0], [0, 1]]) / 3
    bits = 0.1887218755408671
    cases = [
        Case((square,), np.log2(3) - 2 / 3, label="cells of 0"),
        Case((np.array([[0.5, 0.0], [0.25, 0.25]]),), 0.31127812445913283, label="a cell of 0"),
        Case((np.insert(gap, 1, 0.0, axis=0),), bits, label="a row of zeros"),
        Case((np.insert(gap, 0, 0.0, axis=1),), bits, label="a column of zeros"),
        Case((np.pad(gap, 1),), bits, label="rows and columns of zeros"),
        Case((np.diag([2e-10, 1 - 2e-10]),), 6.732395e-9, label="a tiny cell"),
        Case((np.diag([1e-150, 0.5, 0.5]),), 1.0, label="a tiny cell"),
    ]
    assert_cases(student.mutual_information, cases, read=as_number, **BITS)
    padded = [(np.insert(full, 2, 0.0, axis=axis),) for axis in (0, 1)]
    smaller = {id(joint): full for (joint,) in padded}
    assert_invariant(
        student.mutual_information, padded, lambda joint: (smaller[id(joint)],), **BITS
    )


@pytest.mark.points(1)
def test_independent_equal_and_turned(student, seed):
    """Is 0 and never less if independent, H(X) of a variable with itself, and symmetric."""
    rng = np.random.default_rng(seed("tables"))
    products = [
        np.outer(simplex_points(rng, 1, n)[0], simplex_points(rng, 1, m)[0])
        for n, m in [(2, 2), (2, 3), (3, 3), (4, 2), (5, 5), (3, 6), (1, 4), (4, 1)] * 2
    ]
    products += [np.outer(*pair) for pair in ROUNDED_BELOW_ZERO]
    independent = [
        Case((joint,), 0.0, atol=1e-12, label="independent variables") for joint in products
    ]
    nearly = 0.25 + 2e-5 * np.array([[1, -1], [-1, 1]])
    equal = [(np.diag([0.5, 0.25, 0.25]), 1.5), (np.eye(4) / 4, 2.0), (np.eye(4)[::-1] / 4, 2.0)]
    case = Case((nearly,), 4.616624e-9, label="nearly independent variables")
    assert_never_below_zero(student.mutual_information, WHAT, [*equal, *independent, case])
    tables = [(probability_table(rng, *shape),) for shape in [(2, 3), (4, 4)]]
    assert_varies(student.mutual_information, tables)
    assert_invariant(student.mutual_information, tables, lambda joint: (joint.T,), **BITS)


@counterexample_search(
    joint=strategies.probability_tables((1, 3), (1, 3)), base=strategies.choices(2.0, 4.0)
)
def agrees_with_the_reference(student, reference, joint, base):
    got = student.mutual_information(joint, base)
    assert_close(got, reference.mutual_information(joint, base), atol=1e-9)
    require(as_number(got) >= 0, "The mutual information is below 0.")
