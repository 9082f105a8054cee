"""Hidden tests of dimensionality_reduction/lda_fit; first docstring lines are shown."""

import numpy as np
import pytest
from hypothesis import assume

from autograder.hidden_tests.dimensionality_reduction.class_oracles import (
    UNBALANCED,
    assert_columns,
    discriminants,
    labelled_rows,
    parted_rows,
    scatters,
)
from autograder.hidden_tests.dimensionality_reduction.cloud_oracles import (
    CROSS,
    assert_positive,
    entry,
    on_a_grid,
)
from autograder.testing import (
    Case,
    as_array,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)

LinAlgError = np.linalg.LinAlgError
TWO = np.vstack([CROSS, CROSS + 2]), np.repeat([0, 1], 4)
FOURS = np.vstack([CROSS, 2 * CROSS, CROSS + 2, CROSS + np.array([5, -3])])
UNEVEN = FOURS[:14], np.repeat([0, 1, 2], [8, 4, 2])
SIX = np.array([[3, 1, 0], [2, -1, 1], [0, 4, 2], [1, 5, -1], [-3, 0, 4], [-2, 2, 5]]).astype(float)
PAIRS = SIX, np.array([0, 0, 1, 1, 2, 2])
SEVEN = np.vstack([SIX, np.zeros(3)]), np.array([0, 0, 1, 1, 2, 2, 2])
MANY_COLUMNS = [
    (*labelled_rows(np.random.default_rng(draw), (14, 14, 12), 12), 2) for draw in (1, 2, 3)
]
# The class means lie in a line: no scatter between classes is left for the second direction.
IN_LINE = (
    np.vstack([CROSS, CROSS + np.array([2, 1]), CROSS + np.array([4, 2])]),
    np.repeat([3, 1, 2], 4),
    2,
)
TWINS = np.column_stack([TWO[0], TWO[0][:, 0]]), TWO[1]


@pytest.mark.points(1)
def test_directions(student, seed):
    """Finds the directions that separate the classes best; signs and lengths are free here."""
    cases = [Case((*TWO, 1), [[1.0], [4.0]], label="the worked example")]
    cases.append(Case(IN_LINE, [[1.0, -1.0], [2.0, 2.0]], label="class means in a line"))
    calls = [(*PAIRS, 2), (*PAIRS, 1), *parted_rows(seed("rows"))]
    cases += [(call, discriminants(*call)[0]) for call in calls]
    assert_cases(student.lda_fit, cases, compare=assert_columns)


@pytest.mark.points(1)
def test_lengths_and_signs(student, seed):
    """Returns columns of length 1 with positive largest entries."""
    calls = [(*TWO, 1), (-TWO[0], TWO[1], 1), (*UNEVEN, 2), (*PAIRS, 2), (-SIX, PAIRS[1], 2)]
    calls += parted_rows(seed("rows"))

    def obeys(model, X, y, k):
        W = as_array(entry("W")(model), shape=(X.shape[1], k), what="W")
        assert_close(np.linalg.norm(W, axis=0), np.ones(k), what="the lengths of the columns of W")
        assert_positive(W.T, "W")

    assert_law(student.lda_fit, calls, obeys)


@pytest.mark.points(1)
def test_eigenvalues(student, seed):
    """Holds the quotients of scatter between and within, from the largest on, and the mean."""
    calls = [(*PAIRS, 2), *MANY_COLUMNS, *parted_rows(seed("rows"))]
    cases = [Case((*TWO, 1), [2.5], label="the worked example")]
    for X, y, k in calls:
        S_w, S_b = scatters(X, y)
        W, _ = discriminants(X, y, k)
        quotients = np.sum(W * (S_b @ W), axis=0) / np.sum(W * (S_w @ W), axis=0)
        cases.append(((X, y, k), quotients))
    values = {"read": entry("eigenvalues"), "what": "eigenvalues"}
    assert_cases(student.lda_fit, cases, rtol=0.0, scaled_atol=1e-8, **values)
    for model in student.lda_fit.map(MANY_COLUMNS):
        is_real = np.isrealobj(np.asarray(values["read"](model)))
        require(is_real, "The eigenvalues are complex numbers.")
    cases = [((*TWO, 1), [1.0, 1.0]), *((call, call[0].mean(axis=0)) for call in calls)]
    middle = np.array([1.0, 11.0, 11.0]) / 6
    cases.append(Case((1e-12 * SIX, PAIRS[1], 1), 1e-12 * middle, label="other units"))
    cases.append(Case((SIX.astype(int), PAIRS[1], 1), middle, label="integers"))
    assert_cases(student.lda_fit, cases, read=entry("mean"), scaled_atol=1e-8, what="mean")


@pytest.mark.points(1)
def test_classes(student, seed):
    """Weighs classes by their sizes, takes single rows, and labels as strings or in any order."""
    rng = np.random.default_rng(seed("rows"))
    X, y = labelled_rows(rng, (11, 4), 3)
    S_w, _ = scatters(X, y)
    fisher = np.linalg.solve(S_w, X[y == 1].mean(axis=0) - X[y == 0].mean(axis=0))
    cases = [Case((X, y, 1), fisher[:, np.newaxis], label="two classes")]
    uneven = [(*UNEVEN, 2), (*SEVEN, 2), *parted_rows(seed("uneven"), UNBALANCED)]
    cases += [Case(call, discriminants(*call)[0], label="different sizes") for call in uneven]
    single = np.vstack([UNEVEN[0][:12], [[9.0, -4.0]]]), np.append(UNEVEN[1][:12], 7)
    cases.append(Case((*single, 2), discriminants(*single, 2)[0], label="a single row as a class"))
    names = np.array(["pear", "Ash", "quince"])
    X, y = SEVEN
    order = rng.permutation(7)
    right = discriminants(X, y, 2)[0]
    for codes in (names, np.array([5, -2, 300]), np.array([2, 0, 1])):
        call = X[order], codes[y[order]], 2
        cases.append(Case(call, right, label="labels as strings or in any order"))
    assert_cases(student.lda_fit, cases, compare=assert_columns)
    cases = [(call, call[0].mean(axis=0)) for call in uneven]
    assert_cases(student.lda_fit, cases, read=entry("mean"), scaled_atol=1e-8, what="mean")
    cases = [(call, discriminants(*call)[1]) for call in uneven]
    values = {"read": entry("eigenvalues"), "what": "eigenvalues"}
    assert_cases(student.lda_fit, cases, rtol=0.0, scaled_atol=1e-8, **values)


@pytest.mark.points(1)
def test_dependent_columns(student, seed):
    """Raises LinAlgError where no scatter is left in a direction, unless reg is above 0."""
    rng = np.random.default_rng(seed("rows"))
    X, y = labelled_rows(rng, (6, 6), 2)
    shake = np.array([[1.0], [-1], [2], [0], [-1], [1], [0], [1]])
    near, apart = TWO[0][:, :1] + 1e-7 * shake, TWO[0][:, :1] + 1e-4 * shake
    fails = {
        "a column twice": (*TWINS, 1),
        "the same in other units": (1e-6 * TWINS[0], TWINS[1], 1),
        "reg far too small": (*TWINS, 1, 1e-11),
        "a constant column": (np.column_stack([X, np.full(12, 2.0)]), y, 1),
        "fewer rows than columns": (SIX[[0, 2, 4]], np.array([0, 1, 1]), 1),
        "columns that are nearly equal": (np.hstack([TWO[0], near]), TWO[1], 1),
        "the same in larger units": (1e6 * np.hstack([TWO[0], near]), TWO[1], 1),
        "a sum of columns": (np.column_stack([X, X.sum(axis=1)]), y, 1),
    }
    works_on = [(*TWO, 1), (X, y, 1), (*TWINS, 1, 0.5), (np.hstack([TWO[0], apart]), TWO[1], 1)]
    assert_raises(student.lda_fit, LinAlgError, fails, works_on=works_on)
    calls = [(*TWINS, 1, 0.5), (*TWINS, 1, 1e-4), (*TWO, 1, 3.0), (*PAIRS, 2, 0.25), (X, y, 1, 7.0)]
    calls.append((np.column_stack([X, X.sum(axis=1)]), y, 1, 0.1))
    cases = [(call, discriminants(*call)[0]) for call in calls]
    assert_cases(student.lda_fit, cases, compare=assert_columns)


@pytest.mark.points(1)
def test_places_and_units(student, seed):
    """Is the same far from the origin, in other units and for integers; leaves its arguments."""
    X, y, k = parted_rows(seed("rows"))[1]
    X = on_a_grid(X)
    whole = np.round(40 * X).astype(int)
    tiny = TWO[0].astype(np.int8), TWO[1], 1
    # What the function itself returns for plain rows: other tests look at that.
    plain = student.lda_fit.map([(X, y, k), (whole.astype(float), y, k), (*TWO, 1)])
    W = [as_array(entry("W")(model), shape=(None, None), what="W") for model in plain]
    calls = [
        ((X + 2.0**20 * np.array([1.0, -2.0, 3.0]), y, k), 0, "far from the origin"),
        *(((c * X, y, k), 0, "other units") for c in (1e-6, 1e6)),
        *(((whole.astype(t), y, k), 1, "integers") for t in (int, np.int16)),
        (tiny, 2, "integers"),
    ]
    cases = [Case(call, W[place], label=label) for call, place, label in calls]
    assert_cases(student.lda_fit, cases, compare=assert_columns)
    values = entry("eigenvalues")
    cases = [Case(call, values(plain[place]), label=label) for call, place, label in calls]
    assert_cases(student.lda_fit, cases, read=values, rtol=0.0, scaled_atol=1e-8)
    calls = [(X, y, k), (*TWO, 1), (*TWINS, 1, 0.5), (whole, y, k)]
    assert_leaves_arguments(student.lda_fit, calls)


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError unless k lies between 1 and the smaller one of C - 1 and d."""
    fails = {
        "k = 0": (*TWO, 0),
        "k = -1": (*PAIRS, -1),
        "two classes, k = 2": (*TWO, 2),
        "three classes, k = 3": (*PAIRS, 3),
        "one column, k = 2": (SIX[:, :1], PAIRS[1], 2),
        "a single class": (TWO[0], np.zeros(8, dtype=int), 1),
        "with reg": (*TWO, 2, 1.0),
    }
    works_on = [(*TWO, 1), (*PAIRS, 2), (SIX[:, :1], PAIRS[1], 1)]
    assert_raises(student.lda_fit, ValueError, fails, works_on=works_on)


@counterexample_search(
    data=strategies.classifications((4, 5), (1, 2), names=("a", "b")),
    reg=strategies.choices(1.0, 3.0),
)
def agrees_with_the_reference(student, reference, data, reg):
    X, y = data
    assume(len(set(y.tolist())) == 2)
    right = reference.lda_fit(X, y, 1, reg)
    assume(right["eigenvalues"][0] > 1e-6)
    model = student.lda_fit(X, y, 1, reg)
    assert_columns(model, right["W"])
    assert_close(entry("eigenvalues")(model), right["eigenvalues"], rtol=1e-8)
