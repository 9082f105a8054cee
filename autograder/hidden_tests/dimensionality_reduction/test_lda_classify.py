"""Hidden tests of dimensionality_reduction/lda_classify; first docstring lines are shown."""

import numpy as np
import pytest
from hypothesis import assume

from autograder.hidden_tests.dimensionality_reduction.class_oracles import (
    answered_rows,
    clear_answers,
    labelled_rows,
    log_posteriors,
)
from autograder.hidden_tests.dimensionality_reduction.cloud_oracles import (
    CROSS,
    on_a_grid,
)
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    assert_raises,
    assert_varies,
    counterexample_search,
    strategies,
)

LinAlgError = np.linalg.LinAlgError
LINE = np.array([[0.0], [2.0], [5.0], [7.0], [5.0], [7.0]]), np.array([0, 0, 1, 1, 1, 1])
PAIR = np.array([[-3.0], [-1.0], [1.0], [3.0]]), np.array(["b", "b", "a", "a"])
THREE = np.vstack([CROSS, CROSS + np.array([6, 1]), CROSS + np.array([1, 5])])
CROSSES = THREE, np.repeat([4, 2, 9], 4)
SLANT = CROSS @ np.array([[1.0, 0.9], [0.0, 1.0]])
UNLIKE = (
    np.vstack([SLANT, 2 * SLANT + np.array([5.0, 1.0]), SLANT + np.array([1.0, 6.0])]),
    CROSSES[1],
)
TEN_NINE = np.array([10, 10, 9, 9])
HUGE = np.array([1, 1, 0, 0]) + 2**53  # float64 does not have the odd one
SPREAD = np.array([[-3.0], [-1.0], [1.0], [9.0]]), np.array(["b", "b", "a", "a"])
STEPS = np.array([[-1.0], [1], [2], [4], [9], [11]]), np.array([0, 0, 1, 1, -2, -2])
WIDE = np.array([[6.0], [8.0]] * 6 + [[-3.0], [3.0]] * 2), np.repeat([1, 0], [12, 4])
SAME = {"compare": assert_equal}


@pytest.mark.points(1)
def test_borders(student, reference, seed):
    """Draws the borders between two classes and among three, also for correlated columns."""
    steep = np.vstack([SLANT, SLANT + np.array([4.0, 0.0])])
    grid = np.stack(np.meshgrid(np.linspace(-3.1, 7.3, 7), np.linspace(-3.2, 6.9, 7)), axis=-1)
    grid = grid.reshape(-1, 2)
    even = np.array([[1.99], [2.01], [-9.0], [99.0]]), np.array(["b", "a", "b", "a"])
    cases = [Case((PAIR[0] + 2, PAIR[1], even[0]), even[1])]
    for X, y in (CROSSES, UNLIKE, (steep, np.repeat([0, 1], 4))):
        new, right = clear_answers(X, y, grid)
        cases.append(Case((X, y, new), right))
    assert_cases(student.lda_classify, cases, **SAME)
    calls = answered_rows(seed("rows"), ((14, 12), 2), ((8, 8, 8), 3), ((7, 7, 7, 7), 2))
    assert_agrees(student.lda_classify, reference.lda_classify, calls, **SAME)
    cases = [(call, clear_answers(*call)[1]) for call in calls]
    assert_cases(student.lda_classify, cases, **SAME)


@pytest.mark.points(1)
def test_prior(student, seed):
    """Counts the prior: the border moves away from the larger class."""
    cases = [Case((*LINE, np.array([[3.3], [3.4], [3.49]])), np.array([1, 1, 1]))]
    half = LINE[0][:4], LINE[1][:4]
    cases.append(Case((*half, np.array([[3.4], [3.49], [3.51]])), np.array([0, 0, 1])))
    large = np.array([[9.0], [11.0]] * 12 + [[0.0], [2.0]] * 2), np.repeat([1, 0], [24, 4])
    new = np.linspace(-1.05, 12.05, 27)[:, np.newaxis]
    kept, right = clear_answers(*large, new)
    cases.append(Case((*large, kept), right, label="24 rows against 4, the larger class first"))
    kept, right = clear_answers(*WIDE, np.linspace(-1.0, 8.0, 91)[:, np.newaxis])
    cases.append(Case((*WIDE, kept), right, label="12 narrow rows against 4 wide ones"))
    calls = answered_rows(seed("rows"), ((4, 30), 1), ((25, 3, 9), 1), ((3, 12, 30), 1))
    cases += [(call, clear_answers(*call)[1]) for call in calls]
    assert_cases(student.lda_classify, cases, **SAME)


@pytest.mark.points(1)
def test_divisor(student, seed):
    """Divides the covariance by n - C, which decides how much the prior counts."""
    rng = np.random.default_rng(seed("rows"))
    # One row against four: S = 4 / 3, or 4 / 5 with the divisor n.
    tight = np.array([[0.0], [5.0], [7.0], [5.0], [7.0]]), np.array([0, 1, 1, 1, 1])
    border = 3 - 4 / 3 / 6 * np.log(4)
    new = border + np.array([[-0.02], [0.02], [0.1], [-0.1]])
    cases = [Case((*tight, new), np.array([0, 1, 1, 0]))]
    turned = tight[0][::-1], tight[1][::-1]
    cases.append(Case((*turned, new), np.array([0, 1, 1, 0]), label="the larger class first"))
    kept, right = clear_answers(*WIDE, np.linspace(-1.0, 8.0, 91)[:, np.newaxis])
    cases.append(Case((*WIDE, kept), right, label="12 narrow rows against 4 wide ones"))
    asked = 0
    while asked < 10:
        X, y = labelled_rows(rng, (6, 20), 1, apart=1.0)
        new, right = clear_answers(X, y, 2 * rng.normal(size=(60, 1)), 0.02)
        labels, by_n = log_posteriors(X, y, new, len(X))
        changed = labels[by_n.argmax(axis=1)] != right
        if changed.any():
            rows = np.repeat(np.flatnonzero(changed), 2)
            cases.append(Case((X, y, new[rows]), right[rows], label="6 rows against 20"))
        asked += 1 + 3 * int(changed.sum())
    assert_cases(student.lda_classify, cases, **SAME)


@pytest.mark.points(1)
def test_ties_and_labels(student, seed):
    """Takes the smallest of tied labels, strings and labels in any order, and single rows."""
    rng = np.random.default_rng(seed("rows"))
    assert_varies(student.lda_classify, [(*PAIR, PAIR[0]), (*LINE, LINE[0])])
    corner = np.array([[0.0, 4], [0, 6], [-1, 5], [1, 5]])
    corners = np.vstack([corner, -corner, corner[:, ::-1], -corner[:, ::-1]])
    four = corners, np.repeat([8, 3, 5, 1], 4)
    cases = [
        Case((*PAIR, np.array([[0.0], [1.0], [-1.0]])), np.array(["a", "a", "b"]), label="a tie"),
        Case((-PAIR[0], PAIR[1], np.array([[0.0]])), np.array(["a"]), label="a tie"),
        Case((*four, np.zeros((1, 2))), np.array([1]), label="a tie of four"),
        Case((*four, np.array([[2.0, 2.0], [-2.0, -2.0]])), np.array([5, 1]), label="ties of two"),
        Case((PAIR[0], TEN_NINE, np.zeros((1, 1))), np.array([9]), label="a tie of 10 and 9"),
        Case((PAIR[0], -TEN_NINE, np.zeros((1, 1))), np.array([-10]), label="a tie of -10 and -9"),
        Case((*PAIR, np.array([[1e-3]])), np.array(["a"]), label="just beside a tie"),
        Case((*PAIR, np.array([[-1e-6]])), np.array(["b"]), label="just beside a tie"),
        Case((*PAIR, np.array([[-1e-5], [1e6]])), np.array(["b", "a"]), label="beside a far row"),
        Case((*PAIR, np.array([[2.0]])), np.array(["a"]), label="a single row"),
    ]
    cases += [
        Case((*SPREAD, np.array([[1.2], [1.8]])), np.array(["b", "a"]), label="strings"),
        Case((PAIR[0], HUGE, PAIR[0]), HUGE, label="huge labels"),
        Case((*STEPS, np.array([[1.4], [1.6], [6.4], [6.6]])), np.array([0, 1, 1, -2])),
    ]
    mirror = np.eye(3) - 2 * np.outer([0.6, 0.0, 0.8], [0.6, 0.0, 0.8])
    half = np.random.default_rng(5).normal(size=(6, 3)) + np.array([2.0, 0.0, 1.0])
    facing = np.vstack([half, half @ mirror]), np.repeat(["b", "a"], 6)
    between = np.random.default_rng(6).normal(size=(20, 3))
    between = (between + between @ mirror) / 2
    cases.append(Case((*facing, between), np.repeat("a", 20), label="ties but for rounding"))
    border = np.array([[3.5 - 0.3 * np.log(2)]])
    cases.append(Case((*LINE, border), np.array([0]), label="a tie of classes of different sizes"))
    names = np.array(["pear", "Ash", "quince"])
    for codes in (names, np.array([300, -2, 7])):
        [(X, y, new)] = answered_rows(seed("labels"), ((9, 9, 9), 1))
        order = rng.permutation(len(X))
        labels = codes[y]
        right = clear_answers(X, labels, new)[1]
        cases.append(Case((X[order], labels[order], new), right, label="labels in any order"))
    assert_cases(student.lda_classify, cases, **SAME)


@pytest.mark.points(1)
def test_places_and_units(student, seed):
    """Answers the same far from the origin, in other units and for integers."""
    X, y, new = answered_rows(seed("rows"), ((9, 9, 9), 3))[0]
    X, new = on_a_grid(X), on_a_grid(new)
    new, right = clear_answers(X, y, new)
    far = 2.0**16 * np.array([1.0, -2.0, 3.0])
    cases = [Case((X + far, y, new + far), right, label="far from the origin")]
    cases += [Case((c * X, y, c * new), right, label="other units") for c in (1e-6, 1e6)]
    whole = np.round(8 * X).astype(int)
    asked, answer = clear_answers(whole, y, np.round(8 * new).astype(int))
    cases += [Case((whole.astype(t), y, asked), answer, label="integers") for t in (int, np.int16)]
    small = CROSSES[0].astype(np.int8), CROSSES[1]
    cases.append(Case((*small, small[0]), CROSSES[1], label="integers"))
    square = np.stack(np.meshgrid(np.arange(-4.0, 10), np.arange(-4.0, 10)), axis=-1)
    kept, right = clear_answers(*UNLIKE, square.reshape(-1, 2))
    for moved, unit in ((2.0**16, 1.0), (0.0, 1e-6), (0.0, 1e6)):
        call = unit * (UNLIKE[0] + moved), UNLIKE[1], unit * (kept + moved)
        cases.append(Case(call, right, label="other places or units"))
    steps = np.array([[0], [0], [1], [5], [5], [6]]), np.array([0, 0, 0, 1, 1, 1])
    cases.append(Case((*steps, np.array([[3], [2]])), np.array([1, 0]), label="integers"))
    assert_cases(student.lda_classify, cases, **SAME)
    assert_leaves_arguments(student.lda_classify, [(X, y, new), (*LINE, LINE[0]), (*PAIR, PAIR[0])])


@pytest.mark.points(1)
def test_refuses(student):
    """Raises LinAlgError for dependent columns, and for as many classes as rows."""
    X, y = LINE
    twins = np.hstack([X, X])
    flat = np.column_stack([X[:, 0], np.full(6, 3.0)])
    steps = np.array([[1.0], [1.0], [4.0], [4.0]])
    near = np.hstack([X, X + 1e-8 * np.array([[1.0], [-1], [1], [-1], [1], [1]])])
    fails = {
        "a column twice": (twins, y, twins),
        "the same in other units": (1e-6 * twins, y, twins),
        "a constant column": (flat, y, flat),
        "columns that are nearly equal": (near, y, near),
        "as many classes as rows": (X, np.arange(6), X),
        "two rows of two classes": (X[:2], np.array([0, 1]), X),
        "a single row": (X[:1], y[:1], X),
        "no spread within the classes": (steps, np.array([0, 0, 1, 1]), X),
    }
    crosses = np.vstack([CROSS, CROSS + np.array([5.0, 0.0])])
    thin, flat = (crosses * np.array([1.0, width]) for width in (1e-5, 3e-7))
    fails["a column much narrower than the other"] = flat, CROSSES[1][:8], flat
    works_on = [(X, y, X), (*PAIR, PAIR[0]), (1e-6 * X, y, 1e-6 * X), (thin, CROSSES[1][:8], thin)]
    assert_raises(student.lda_classify, LinAlgError, fails, works_on=works_on)


@counterexample_search(
    data=strategies.classifications((4, 5), 1, names=("a", "b")),
    new=strategies.matrices((1, 2), 1),
)
def agrees_with_the_reference(student, reference, data, new):
    X, y = data
    assume(len(set(y.tolist())) == 2)
    assume(any(np.ptp(X[y == c]) > 0 for c in ("a", "b")))
    scores = np.sort(log_posteriors(X, y, new)[1], axis=1)
    assume(np.all(scores[:, 1] - scores[:, 0] > 1e-6))
    assert_equal(student.lda_classify(X, y, new), reference.lda_classify(X, y, new))
