"""Hidden tests of density_gmm/fit_gmm; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.density_gmm.mixture_answers import (
    assert_end,
    assert_fit,
    assert_stopped,
)
from autograder.hidden_tests.density_gmm.mixture_oracles import (
    away_from,
    climb,
    mean_log_density,
    two_crowds,
)
from autograder.testing import (
    Case,
    as_array,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_varies,
    call_with,
    counterexample_search,
    require,
    strategies,
)

FOUR = np.array([[0.0], [1.0], [9.0], [10.0]])
MEANS0 = np.array([[3.0], [6.0]])
PLANE = np.array(
    [[0.0, 0.0], [1.0, 2.0], [2.0, 1.0], [6.0, 5.0], [7.0, 7.0], [9.0, 6.0], [5.0, 7.0]]
)
STARTS = np.array([[2.0, 2.0], [5.0, 4.0], [8.0, 6.0]])
FALLING = np.array([[-3.0], [-2.0], [-3.0], [1.0]]), np.array([[-6.0], [6.0]])
FLAT = np.array([[-2.0], [-1.0], [-0.75], [0.0], [0.25], [1.0], [1.5], [3.0], [-3.5], [2.0]])


@pytest.mark.points(1)
def test_start(student):
    """Returns the start after no iterations: means0, equal weights, the spread of all points."""
    cases = [
        ((X, means0, 0), climb(X, means0, 0)) for X, means0 in ((FOUR, MEANS0), (PLANE, STARTS))
    ]
    cases += [
        ((FOUR, MEANS0, 0, 1e-6, reg), climb(FOUR, MEANS0, 0, 1e-6, reg)) for reg in (0.0, 3.0)
    ]
    cases.append(((PLANE, STARTS[:1], 0), climb(PLANE, STARTS[:1], 0)))
    for X in (FOUR, PLANE):  # a start at the mean gains nothing, so that one iteration is enough
        mean = X.mean(axis=0, keepdims=True)
        cases.append(((X, mean, 5), climb(X, mean, 5)))
    assert_cases(student.fit_gmm, cases, compare=assert_fit)


@pytest.mark.points(1)
def test_first_iterations(student, reference, seed):
    """Takes E-step and M-step in turn, and notes the likelihood after each."""
    rng = np.random.default_rng(seed("rows"))
    calls = [(FOUR, MEANS0, n, 0.0) for n in (1, 2, 4)]
    calls += [(PLANE, STARTS, n, 0.0, 1e-3) for n in (1, 3)]
    drawn = [(*two_crowds(rng, 20, d, 4.0), n, 0.0) for d, n in ((1, 1), (2, 2), (3, 1))]
    cases = [Case(c, climb(*c)) for c in (*calls, *drawn)]
    lost = FOUR, np.array([[3.0], [6.0], [200.0]]), 2, 0.0
    cases.append(Case(lost, climb(*lost), label="a start far from all points"))
    lost = PLANE, np.array([[2.0, 2.0], [500.0, 400.0], [8.0, 6.0]]), 2, 0.0, 1e-3
    cases.append(Case(lost, climb(*lost), label="a start far from all points"))
    assert_cases(student.fit_gmm, cases, compare=assert_fit)
    assert_agrees(student.fit_gmm, reference.fit_gmm, drawn, compare=assert_fit)


@pytest.mark.points(1)
def test_stop(student, seed):
    """Stops after the first iteration that gains less than tol, or after n_iter, by default 200."""
    rng = np.random.default_rng(seed("rows"))
    # The law is about the answer's own history, so wrong helpers seldom break it: the many
    # iterations of the default are not judged again with right ones. All other calls end soon,
    # in answers that never stop as well.
    slow = FLAT, np.array([[-0.5], [0.75]])
    calls = [(FOUR, MEANS0, 20, tol) for tol in (0.02, 0.004, 0.002, 0.001, 1e-6)]
    calls += [(FOUR, MEANS0, n, tol) for n in (1, 3, 7) for tol in (1e-5, 1.0)]
    X, means0, right = away_from(rng, 1e-2)
    n = len(right["history"])
    calls += [(X, means0, 2 * n, 1e-2), (X, means0, n // 2, 1e-2)]
    calls += [(*FALLING, 9, tol, 2.0) for tol in (1e-6, 1e-3, 0.0)] + [slow]
    assert_law(student.fit_gmm, calls, assert_stopped)
    assert_varies(student.fit_gmm, [(FOUR, MEANS0, 1), (PLANE, STARTS, 1)])


@pytest.mark.points(1)
def test_reg(student):
    """Follows the whole recipe with other values of reg: start, M-steps and stop."""
    cases = []
    for reg in (0.5, 1e-2):
        calls = (FOUR, MEANS0, 1, 0.0, reg), (PLANE, STARTS, 2, 0.0, reg)
        cases += [Case(call, climb(*call), label=f"reg = {reg:g}") for call in calls]
    large = PLANE, STARTS, 1, 0.0, 4.0
    cases.append(Case(large, climb(*large), label="reg = 4"))
    small = 0.01 * PLANE, 0.01 * STARTS, 1, 0.0
    cases += [
        Case((*small, reg), climb(*small, reg), label=f"reg = {reg:g}") for reg in (0.0, 1e-5)
    ]
    falls = (*FALLING, 9, 1e-6, 2.0)
    cases.append(Case(falls, climb(*falls), label="an iteration that lowers the likelihood"))
    assert_cases(student.fit_gmm, cases, compare=assert_fit)


@pytest.mark.points(1)
def test_defaults(student):
    """Takes tol = 1e-6 and reg = 1e-6 unless told otherwise."""
    twins = np.array([[0.0, 1.0]] * 3 + [[10.0, 5.0]] * 3), np.array([[1.0, 1.0], [9.0, 5.0]])
    steady = FLAT, np.array([[-3.0], [2.0]])
    quick = call_with(FOUR, np.array([[0.0], [8.0]]), reg=0.5)
    calls = [(FOUR, MEANS0), steady, quick]
    assert_law(student.fit_gmm, calls, lambda fit, X, means0, **_: assert_stopped(fit, X, means0))
    cases = [(call, climb(*call)) for call in ((FOUR, MEANS0), twins)]
    cases.append((quick, climb(FOUR, np.array([[0.0], [8.0]]), reg=0.5)))
    assert_cases(student.fit_gmm, cases, compare=assert_end)


@pytest.mark.points(1)
def test_one_component(student):
    """Finds one component in one iteration and stops after the next, which gains nothing."""
    cases = []
    for X in (FOUR, PLANE, PLANE[:, :1]):
        start = X.mean(axis=0, keepdims=True) + 1.0
        right = climb(X, start)
        require(len(right["history"]) == 3, "The grader is wrong about one component.")
        cases.append(((X, start, 5), right))
    for fit in assert_cases(student.fit_gmm, cases, compare=assert_end):
        require(len(fit["history"]) == 3, "One component does not take two iterations.")


@pytest.mark.points(1)
def test_laws(student, seed):
    """Never falls on separated data, keeps the order of means0, returns what history ends with."""
    rng = np.random.default_rng(seed("rows"))
    calls = [(*two_crowds(rng, 24, 2, 4.0), 3, 0.0, 0.0)]
    calls += [(FOUR, MEANS0, 3, 0.0), (PLANE, STARTS, 3, 0.0, 0.5)]
    calls += [(X, means0[::-1].copy(), *rest) for X, means0, *rest in calls]
    calls.append((*two_crowds(rng, 24, 1, 6.0), 4, 0.0, 0.0))
    calls.append((FOUR, MEANS0, 20, 1e-3))  # its last gain is a large one
    assert_varies(student.fit_gmm, calls[:3])

    def consistent(fit, X, *_):
        history = as_array(fit["history"], shape=(None,), what="history")
        require(len(history) > 2, "The history has too few entries.")
        require((np.diff(history) > -1e-9).all(), "The log-likelihood falls.")
        require(history[-1] > history[0], "The log-likelihood does not rise.")
        parts = [np.asarray(fit[name], dtype=float) for name in ("weights", "means", "covs")]
        own = mean_log_density(X, *parts)
        assert_close(history[-1], own, rtol=1e-7, atol=1e-7, what="the last of history")

    fits = assert_law(student.fit_gmm, calls, consistent)
    for fit, turned in zip(fits[:3], fits[3:6], strict=True):
        right = {name: np.asarray(fit[name])[::-1] for name in ("weights", "means", "covs")}
        assert_fit(turned, {**right, "history": fit["history"]})


@pytest.mark.points(1)
def test_integers(student):
    """Takes integers, and leaves the arguments as they were."""
    calls = [(FOUR, MEANS0, 2, 0.0, 1.0), (PLANE, STARTS, 1, 0.0, 2.0)]
    assert_varies(student.fit_gmm, calls)
    whole = [(X.astype(int), means0.astype(int), n, 0, int(reg)) for X, means0, n, _, reg in calls]
    mixed = [(X, means0.astype(int), *rest) for X, means0, *rest in calls]
    plain = student.fit_gmm.map(calls)
    cases = [*zip(whole, plain, strict=True), *zip(mixed, plain, strict=True)]
    wide = np.array([[-100.0], [100.0], [127.0], [-90.0]]), np.array([[-50.0], [90.0]])
    small = tuple(part.astype(np.int8) for part in wide)
    cases += [Case((*small, n, 0.0, 1.0), student.fit_gmm(*wide, n, 0.0, 1.0), label="int8")
              for n in (1, 0)]  # fmt: skip
    between = MEANS0 + 0.25, 1, 0.0, 1.0
    label = "integer points and other means0"
    cases.append(Case((FOUR.astype(int), *between), student.fit_gmm(FOUR, *between), label=label))
    assert_cases(student.fit_gmm, cases, compare=assert_fit)
    start = student.fit_gmm(FOUR, MEANS0.astype(int), 0)
    means = as_array(start["means"], shape=(2, 1), what="`means`")
    require(means.dtype == float, "`means` is not float64 for no iterations and integer means0.")
    assert_accepts(student.fit_gmm, calls, integers=[0, 1], compare=assert_fit)
    assert_leaves_arguments(student.fit_gmm, [*calls, whole[0], (FOUR, MEANS0, 0)])


@counterexample_search(
    X=strategies.matrices((3, 4), 1, low=-4, high=4),
    means0=strategies.choices(np.array([[-1.0], [2.0]]), np.array([[1.0]])),
    n_iter=strategies.choices(0, 1, 2),
    reg=strategies.choices(0.5, 2.0),
)
def agrees_with_the_reference(student, reference, X, means0, n_iter, reg):
    call = X, means0, n_iter, 1e-9, reg
    assert_fit(student.fit_gmm(*call), reference.fit_gmm(*call))
