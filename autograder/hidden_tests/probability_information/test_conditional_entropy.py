"""Hidden tests of probability_information/conditional_entropy; first docstring lines are shown."""

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
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    probability_table,
    require,
    simplex_points,
    strategies,
)

WHAT = "the conditional entropy"
NEARLY_CERTAIN = [  # beside tiny cells the difference of two entropies comes out just below 0
    (0.22, 0.24, 0.35, 0.19),
    (0.27, 0.13, 0.23, 0.37),
    (0.24, 0.22, 0.35, 0.19),
    (0.16, 0.31, 0.25, 0.28),
]


@pytest.mark.points(1)
def test_average_entropy_of_the_rows(student, seed):
    """Averages the entropies of the rows, weighted with the rows' probabilities, in bits."""
    rng = np.random.default_rng(seed("tables"))

    def by_rows(joint):
        """Average over the rows."""
        rows = [(row.sum(), row / row.sum()) for row in joint]
        return sum(weight * -np.sum(p * np.log2(p)) for weight, p in rows)

    by_hand = [
        (np.array([[0.5, 0.25], [0.125, 0.125]]), 0.75 * 0.9182958340544896 + 0.25),
        (np.array([[0.125, 0.125, 0.25], [0.25, 0.125, 0.125]]), 1.5),
    ]
    tables = [probability_table(rng, *shape) for shape in [(2, 2), (2, 5), (4, 3), (3, 3)]]
    assert_bits(student.conditional_entropy, WHAT, by_hand, by_rows, tables)
    rounded = np.array([[0.4, 0.3], [0.2, 0.1]])  # adds up to 1 but for rounding
    tables = [np.eye(2) / 2, np.eye(3)[:, :2] / 2, rounded]
    assert_leaves_arguments(student.conditional_entropy, tables)


@pytest.mark.points(1)
def test_other_bases(student, reference, seed):
    """Takes the base of the logarithm: e, 10, 2 and 3."""
    rng = np.random.default_rng(seed("tables"))
    known = (np.array([[0.25, 0.25], [0.375, 0.125]]),), 0.5 + 0.5 * 0.8112781244591328
    drawn = [(simplex_points(rng, 3, 4) / 3,) for _ in range(4)]
    oracle = reference.conditional_entropy
    assert_other_bases(student.conditional_entropy, WHAT, known, oracle, drawn)


@pytest.mark.points(1)
def test_zeros_functions_and_independence(student, seed):
    """Copes with zeros, is 0 if Y is a function of X, and H(Y) if they are independent."""
    rng = np.random.default_rng(seed("tables"))
    rows = np.array([[0.5, 0.0, 0.0], [0.0, 0.0, 0.0], [0.25, 0.0, 0.25]])
    function = np.array([[0.25, 0.0], [0.0, 0.5], [0.25, 0.0]])
    product = np.outer(simplex_points(rng, 1, 4)[0], [0.5, 0.25, 0.125, 0.125])
    cases = [
        Case((rows,), 0.5, label="a row of zeros"),
        Case((rows.T,), 0.75 * 0.9182958340544896, label="a column of zeros"),
        Case((function,), 0.0, label="Y a function of X"),
        Case((function.T,), 0.5, label="X a function of Y"),
        Case((product,), 1.75, label="independent variables"),
    ]
    rare = np.array([[1e-9, 1e-9, 1e-9, 1e-9], [1 - 4e-9, 0.0, 0.0, 0.0]])
    sharp = np.array([[0.5 - 1e-6, 1e-6], [0.25, 0.25]])
    cases += [
        Case((rare,), 8e-9, label="a row that hardly ever occurs"),
        Case((sharp,), 0.5000203742621675, label="a row with a rare cell"),
        Case((np.array([[0.5, 0.25, 0.25]]),), 1.5, label="a single row"),
        Case((np.array([[0.5], [0.25], [0.25]]),), 0.0, label="a single column"),
    ]
    for shares in NEARLY_CERTAIN:
        joint = np.column_stack([shares, np.full(4, 1e-20)])
        cases.append(Case((joint,), 0.0, label="Y nearly a function of X"))
    weights = simplex_points(rng, 40, 5)
    functions = [np.eye(3)[[0, 1, 1, 2, 0]] * weight[:, np.newaxis] for weight in weights]
    cases += [Case((joint,), 0.0, label="Y a function of X") for joint in functions]
    assert_never_below_zero(student.conditional_entropy, WHAT, cases)


@counterexample_search(
    joint=strategies.probability_tables((1, 3), (1, 3)), base=strategies.choices(2.0, 4.0)
)
def agrees_with_the_reference(student, reference, joint, base):
    got = student.conditional_entropy(joint, base)
    assert_close(got, reference.conditional_entropy(joint, base), atol=1e-9)
    require(as_number(got) >= 0, "The conditional entropy is below 0.")
