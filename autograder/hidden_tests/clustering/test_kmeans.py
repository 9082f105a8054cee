"""Hidden tests of clustering/kmeans; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.clustering.cluster_oracles import (
    CREEP,
    LINE,
    START,
    assert_centers,
    assert_run,
    assert_run_centers,
    assert_run_labels,
    assert_run_losses,
    drawn_heaps,
    lloyd,
    slow_rows,
)
from autograder.testing import (
    Case,
    as_array,
    as_tuple,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    call_with,
    counterexample_search,
    require,
    strategies,
)

# Rows for which every other measure of how far the centres went, such as the sum, the mean or the
# largest coordinate, ends at other centres: with tol = 4.065 for six rows, 2.035 for seven.
SIX = np.array([[11.0, 0], [3, 19], [11, 8], [6, 5], [19, 18], [1, 11]])
SEVEN = np.array([[3.0, 15], [0, 12], [9, 8], [7, 15], [10, 17], [18, 3], [16, 3]])
# Rows of which, in the third of six rounds, no centre goes farther than 0.57.
HESITANT = np.array([8.0, 19, 20, 20, 21, 22, 22, 23, 24, 25, 27, 27, 28, 30, 30, 30, 31, 33, 33,
                     34, 35, 36, 38, 40, 41, 42, 44, 44, 49, 58])[:, np.newaxis]  # fmt: skip
# Of the loss of the last two rows, that of the others is less than 1e-11.
FAR_PAIR = np.array([[0.0], [2.0], [6.0], [10.0], [1e8], [1.1e8]])
WHOLE = np.array([[81], [90], [97], [140], [200], [209], [222], [250]])

# Rounds in which k-means ends here; with a wrong helper it would make all 300 of the default.
ENOUGH = 20


def drawn(seed):
    """Return rows around some places, each with a start."""
    rng = np.random.default_rng(seed)
    return [drawn_heaps(rng, n, d, K) for n, d, K in [(24, 2, 3), (12, 1, 2)]]


def assert_centers_and_labels(got, expected):
    assert_run_centers(got, expected)
    assert_run_labels(got, expected)


def ending(X, init, max_iter=None, tol=0.0):
    """Return in words how large a call is and how it ends."""
    bounds = f", tol = {tol:g}" if tol else "" if max_iter is None else f", max_iter = {max_iter}"
    return f"{len(X)} rows and {len(init)} centres{bounds}"


@pytest.mark.points(1)
def test_centres_at_the_end(student, seed):
    """Ends at centres that are the means of their rows, on paper and on drawn rows."""
    calls = [(CREEP, CREEP[:3]), (1.0 * WHOLE, 1.0 * WHOLE[[6, 1]]), *drawn(seed("rows"))]
    calls = [(*call, ENOUGH) for call in calls]
    cases = [((LINE, START), ([[1.0], [8.0]],)), *((call, lloyd(*call)) for call in calls)]
    assert_cases(student.kmeans, cases, compare=assert_run_centers)


@pytest.mark.points(1)
def test_labels_of_the_last_centres(student, seed):
    """Returns the labels that belong to the returned centres, wherever it ends."""
    calls = [(LINE, START, 1), (LINE, START), (CREEP, CREEP[:2], 1)]
    calls += [(CREEP, CREEP[[7, 3]], 1), (CREEP, CREEP[:2], ENOUGH, 0.9)]
    calls += [(SIX, SIX[:3], ENOUGH, 4.065)]
    calls += [(*call, rounds) for call in drawn(seed("rows")) for rounds in (1, ENOUGH)]
    cases = [Case(call, lloyd(*call), label=ending(*call)) for call in calls]
    far = HESITANT + 1e9, HESITANT[[4, 12]] + 1e9, ENOUGH
    cases.append(Case(far, lloyd(*far), label="small moves of rows near 1e9"))
    assert_cases(student.kmeans, cases, compare=assert_run_labels)


@pytest.mark.points(1)
def test_losses(student, seed):
    """Notes the loss after the first assignment and after each round, its assignment included."""
    calls = [(CREEP, CREEP[:2]), (LINE, LINE[2:]), *drawn(seed("rows"))]
    calls = [(*call, ENOUGH) for call in calls]
    calls += [(LINE, np.array([[1.0], [8.0]])), (CREEP, CREEP[:3], 2), (LINE, START, 0)]
    cases = [((LINE, START), (None, None, [80.0, 20.0, 10.0, 10.0]))]
    cases += [Case(call, lloyd(*call), label=ending(*call)) for call in calls]
    call = FAR_PAIR, FAR_PAIR[[0, 1, 4]], ENOUGH
    cases.append(Case(call, lloyd(*call), label="two far rows, which spend nearly all of the loss"))
    assert_cases(student.kmeans, cases, compare=assert_run_losses)


@pytest.mark.points(1)
def test_number_of_rounds(student):
    """Makes at most max_iter rounds, none if that is 0, and at most 300 by default."""
    # Laws about the answer's own results, which wrong helpers seldom break: the many rounds of
    # the default are not judged again with right ones.
    stairs = np.cumsum(np.arange(1.0, 41.0))[:, np.newaxis]
    assert len(lloyd(stairs, stairs[:6])[2]) > 20
    starts = (LINE, START), (CREEP, CREEP[:2]), (stairs, stairs[:6])

    def centres(got, init):
        return as_array(as_tuple(got, 3)[0], shape=init.shape, what="the centres")

    def stays(got, _, init, *__):
        assert_centers(centres(got, init), init)

    def goes_on(got, X, init, _):
        where = f"{len(X)} rows and {len(init)} centres"
        once = centres(student.kmeans(X, init, 1), init)
        rest = centres(student.kmeans(X, once, 2), init)
        moved = np.any(centres(got, init) != init) or np.size(got[2]) > 1
        require(moved, f"It makes no round: {where}.")
        assert_close(rest, centres(got, init), what=f"{where}: one round, then two")

    assert_law(student.kmeans, [(*start, 0) for start in starts], stays)
    assert_law(student.kmeans, [(*start, 3) for start in starts], goes_on)
    slow = slow_rows(320, 1e-4), np.array([[0.0], [320 / 318]])
    default, told = student.kmeans.map([slow, (*slow, 300)])
    where = "320 rows of which one a round changes sides"
    same = np.size(as_tuple(default, 3)[2]) == np.size(as_tuple(told, 3)[2])
    require(same, f"Without max_iter it does not make as many rounds as with 300: {where}.")
    assert_centers(centres(default, slow[1]), centres(told, slow[1]))


@pytest.mark.points(1)
def test_tolerance(student):
    """Ends with the first round in which no centre goes farther than tol, in a straight line."""
    cases = []
    for X, init, tolerances in (
        (LINE, START, (4.0, 3.9, 2.0, 1.9)),
        (SIX, SIX[:3], (4.065,)),
        (SIX, SIX[[2, 0, 1]], (4.065,)),
        (SEVEN, SEVEN[:2], (2.035,)),
        (SEVEN, SEVEN[[1, 0]], (2.035,)),
        (CREEP, CREEP[:2], (3.0, 0.9)),
        (CREEP, CREEP[:3], (1.5,)),
        (0.01 * LINE, 0.01 * START, (0.03, 0.015)),
    ):
        for tol in tolerances:
            call = call_with(X, init, ENOUGH, tol=tol)
            cases.append(Case(call, lloyd(X, init, tol=tol), label=f"tol = {tol:g}"))
    below = float(np.nextafter(4.0, 0.0))
    call = call_with(LINE, START, ENOUGH, tol=below)
    cases.append(Case(call, lloyd(LINE, START, tol=below), label="tol just below a shift of 4"))
    assert_cases(student.kmeans, cases, compare=assert_run_centers)


@pytest.mark.points(1)
def test_special_starts(student):
    """Stands still from centres that stay, and keeps the centres of clusters without rows."""
    X = np.array([[0.0, 0.0], [2.0, 0.0], [1.0, 6.0]])
    twins = np.array([[1.0, 1.0], [1.0, 1.0]])
    calls = {
        "a start that stands still": (LINE, np.array([[1.0], [8.0]])),
        "one centre, which stands still": (LINE, np.array([[4.5]])),
        "as many centres as rows": (X, X[::-1]),
        "a far centre": (LINE, np.array([[4.0], [90.0]])),
        "a far centre that comes first": (LINE, np.array([[-70.0], [1.0], [9.0]])),
        "equal centres": (X, twins),
        "three centres that all move": (np.array([[0.0], [4.0], [6.0], [10.0]]),
                                        np.array([[5.0], [-3.0], [13.0]])),
        "a cluster that loses its rows after a move": (
            np.array([[0.0], [1.0], [1.0], [4.0], [12.0]]), np.array([[9.0], [15.5], [-2.0]])),
        "equal rows": (0 * X + 3, X[:2]),
    }  # fmt: skip
    cases = [Case(call, lloyd(*call), label=label) for label, call in calls.items()]
    assert_cases(student.kmeans, cases, compare=assert_centers_and_labels)


@pytest.mark.points(1)
def test_integers_and_units(student, seed):
    """Takes integers and any unit, and leaves the arguments as they were."""
    rows, start = drawn(seed("rows"))[0]
    cases = []
    for kind in (np.uint8, np.int64):
        name = np.dtype(kind).name
        call = WHOLE.astype(kind), WHOLE[[6, 1]].astype(kind)
        cases.append(Case(call, lloyd(*call), label=f"rows and start of dtype {name}"))
    cases.append(Case((LINE, START.astype(int)), lloyd(LINE, START), label="a start of integers"))
    for unit in (1e-60, 1e60):
        cases += [
            Case((unit * X, unit * init), lloyd(unit * X, unit * init), label=f"unit {unit:g}")
            for X, init in ((LINE, START), (rows, start))
        ]
    assert_cases(student.kmeans, cases, compare=assert_run_centers)
    whole = LINE.astype(int), START.astype(int)
    got = student.kmeans.map([whole, (*whole, 0), (LINE, START.astype(int), 0)])
    for answer in got:
        kind = as_array(as_tuple(answer, 3)[0], shape=(2, 1), what="the centres").dtype
        require(kind.kind == "f", "The centres are not floating point numbers.")
    assert_leaves_arguments(student.kmeans, [(LINE, START), (rows, start, 0)])


@counterexample_search(
    X=strategies.matrices((2, 4), 1, low=0, high=8),
    init=strategies.matrices(2, 1, low=0, high=8),
    max_iter=strategies.choices(300, 1, 0),
    tol=strategies.choices(0.0, 1.0),
)
def agrees_with_the_reference(student, reference, X, init, max_iter, tol):
    expected = reference.kmeans(X, init, max_iter, tol)
    assert_run(student.kmeans(X, init, max_iter, tol), expected)
