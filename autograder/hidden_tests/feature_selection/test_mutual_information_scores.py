"""Hidden tests of mutual_information_scores; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.feature_selection.dependence_oracles import informations
from autograder.testing import (
    Case,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_varies,
    counterexample_search,
    require,
    strategies,
)

X = np.array([[0, 0, 1], [0, 1, 1], [1, 0, 1], [1, 1, 0], [1, 1, 0], [2, 0, 1]])
Y = np.array([0, 0, 1, 1, 1, 0])
HUGE = np.array([-(2**53) - 1, -(2**53)])  # the same number as floats
APART = np.array([-(2**62), 2**62])  # the same if doubled, or cut to 32 bits
SETTINGS = {"atol": 1e-12}


@pytest.mark.points(1)
def test_information(student, seed):
    """Returns the mutual information of each column with the labels, in nats."""
    rng = np.random.default_rng(seed("tables"))
    half = np.array([0, 0, 1, 1])
    paper = np.column_stack([half, [0, 1, 0, 1], [0, 0, 0, 1]]), half
    third = 0.5 * np.log(4 / 3) + 0.25 * np.log(2 / 3) + 0.25 * np.log(2)
    cases = [(paper, [np.log(2), 0.0, third]), ((X, Y), informations(X, Y))]
    nearly = np.array([[0, 0], [0, 1], [1, 0], [1, 1]])[np.repeat(range(4), [21, 13, 34, 21])]
    faint = nearly[:, [0, 0]], nearly[:, 1]  # 21 * 21 is 13 * 34 but for one: 1e-7 nats
    cases.append((faint, informations(*faint)))
    for n, d, values, labels in [(12, 3, 3, 2), (40, 2, 5, 3), (25, 4, 2, 4)]:
        y = rng.integers(labels, size=n)
        A = (rng.integers(values, size=(n, d)) + y[:, np.newaxis]) % values
        cases.append(((A, y), informations(A, y)))
    assert_cases(student.mutual_information_scores, cases, **SETTINGS)
    assert_leaves_arguments(student.mutual_information_scores, [paper, (X, Y)])


@pytest.mark.points(1)
def test_pairs_that_do_not_occur(student):
    """Skips pairs that do not occur: a column that tells all has the entropy of the labels."""
    y = np.array([0, 1, 2, 2, 0, 1, 2, 2])
    all_told = np.column_stack([y, 2 - y, np.arange(8), y == 2])
    entropy = 0.5 * np.log(4) + 0.5 * np.log(2)
    cases = [((all_told.astype(int), y), [entropy, entropy, entropy, np.log(2)])]
    labels = np.array([0, 0, 1, 1, 1, 1, 1, 1, 1, 1])
    rare = np.array([[0, 1, 1, 1, 1, 1, 1, 1, 1, 1]]).T
    cases.append(((rare, labels), informations(rare, labels)))
    cases.append(((X[:, :1], Y), informations(X[:, :1], Y)))
    assert_cases(student.mutual_information_scores, cases, **SETTINGS)


@pytest.mark.points(1)
def test_independent_columns(student):
    """Returns 0 for independent columns, and never less."""
    assert_varies(student.mutual_information_scores, [(X, Y), (X[:, ::-1], Y)])
    cases, calls = [], []
    for a, b in [(2, 2), (3, 5), (5, 5), (6, 6), (6, 3), (5, 11), (10, 11), (11, 4)]:
        grid = np.indices((a, b)).reshape(2, -1)
        calls.append((np.column_stack([grid[0], grid[0] // 2]), grid[1]))
        cases.append((calls[-1], np.zeros(2)))
    flat = np.column_stack([np.zeros(6, dtype=int), X[:, 0]])
    cases.append(Case((flat, Y), [0.0, informations(X, Y)[0]], label="a constant column"))
    cases.append(Case((X, np.ones(6, dtype=int)), np.zeros(3), label="one label"))
    cases.append(Case((X[:1], Y[:1]), np.zeros(3), label="one row"))
    assert_cases(student.mutual_information_scores, cases, **SETTINGS)
    message = "A score is below 0."
    assert_law(
        student.mutual_information_scores,
        calls,
        lambda got, *_: require(np.min(got) >= 0, message),
    )


@pytest.mark.points(1)
def test_any_integers(student, seed):
    """Takes integers of any size and sign, gaps between them, and integers of a small type."""
    rng = np.random.default_rng(seed("tables"))
    right = informations(X, Y)
    names = np.array([-7, 1000, 3])
    cases = [((names[X], Y), right), ((X - 2, Y), right), ((X * 50, Y), right)]
    cases += [((-X, Y - 1), right), ((X, 5 - 90 * Y), right)]
    cases.append(((X.astype(np.int8), Y.astype(np.uint8)), right))
    half, whole = np.array([0, 0, 1, 1]), np.column_stack([[0, 0, 1, 1], [0, 1, 0, 1]])
    cases.append(((10 * whole + 1, 10 * half + 1), [np.log(2), 0.0]))
    cases.append(((np.array([-128, 0], dtype=np.int8)[whole], half), [np.log(2), 0.0]))
    for two in (HUGE, APART, np.array([2**53, 2**53 + 1], dtype=np.uint64)):
        cases.append(((two[whole], half), [np.log(2), 0.0]))
    y = rng.integers(-1, 2, size=30)
    A = names[(rng.integers(3, size=(30, 2)) + y[:, np.newaxis]) % 3]
    cases.append(((A, y), informations(A, y)))
    assert_cases(student.mutual_information_scores, cases, **SETTINGS)


@pytest.mark.points(1)
def test_labels_that_are_strings(student, seed):
    """Takes labels that are strings or huge integers, and a single column."""
    rng = np.random.default_rng(seed("tables"))
    words = np.array(["benign", "malignant"])
    right = informations(X, Y)
    cases = [((X, words[Y]), right), ((X, words[1 - Y]), right), ((X[:, :1], words[Y]), right[:1])]
    alike = [["stage 1", "stage 12"], ["stage 1", "Stage 1"], ["1", "1 "], ["7", "07"]]
    cases += [((X, two[Y]), right) for two in (HUGE, APART, *map(np.array, alike))]
    y = np.array(["a", "b", "ab", ""])[rng.integers(4, size=40)]
    A = rng.integers(3, size=(40, 1)) + (y == "ab")[:, np.newaxis]
    cases.append(((A, y), informations(A, y)))
    assert_cases(student.mutual_information_scores, cases, **SETTINGS)


@counterexample_search(a=strategies.labels((1, 4), (0, 1, 3)), b=strategies.labels((4, 4), (0, 1)))
def agrees_with_the_reference(student, reference, a, b):
    call = np.asarray(a)[:, np.newaxis], np.asarray(b)[: len(a)]
    right = reference.mutual_information_scores(*call)
    assert_close(student.mutual_information_scores(*call), right, atol=1e-12)
