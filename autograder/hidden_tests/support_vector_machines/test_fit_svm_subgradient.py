"""Hidden tests of fit_svm_subgradient; first docstring lines are shown to students."""

import math

import numpy as np
import pytest

from autograder.hidden_tests.support_vector_machines.iris_petals import MINIMA, SPECIES, STANDARD
from autograder.hidden_tests.support_vector_machines.svm_oracles import (
    LINE,
    SIGNS,
    clouds,
    primal_value,
    separated,
)
from autograder.testing import (
    answered_by,
    as_array,
    as_number,
    as_tuple,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_varies,
    counterexample_search,
    require,
    strategies,
)

PARTS = "w", "b", "the objective"
ROOT = 1 / math.sqrt(2)


@pytest.mark.points(1)
def test_first_steps(student, reference, seed):
    """Takes the steps of the recipe, for w and for b."""
    rng = np.random.default_rng(seed("clouds"))
    cases = [
        ((LINE, SIGNS, 1.0, 1, 0.25), ([1.25], 0.25, 1.25**2 / 2 + 1.25)),
        ((LINE, SIGNS, 1.0, 2, 1.0), ([5 - 5 * ROOT], 1 - ROOT, 12.5 * (1 - ROOT) ** 2 + 2 - ROOT)),
        ((LINE, SIGNS, 2.0, 1, 0.125), ([1.25], 0.25, 1.25**2 / 2 + 2.5)),
        ((LINE.astype(int), SIGNS.astype(int), 1, 1, 0.25), ([1.25], 0.25, 1.25**2 / 2 + 1.25)),
        # Far points and a small price: half of a small objective is better all the same.
        ((1e4 * LINE, SIGNS, 1e-8, 1, 0.2), ([1e-4], 2e-9, 5e-9 + 1e-8 * (1 + 2e-9))),
        ((1e5 * LINE, SIGNS, 1e-10, 1, 0.2), ([1e-5], 2e-11, 5e-11 + 1e-10 * (1 + 2e-11))),
    ]
    assert_cases(student.fit_svm_subgradient, cases, parts=PARTS)
    calls = []
    for n, d in [(8, 2), (20, 3), (5, 1)]:
        calls += [(*clouds(rng, n, d), 0.3, steps, 0.05) for steps in (1, 2, 5)]
    oracle = reference.fit_svm_subgradient
    assert_agrees(student.fit_svm_subgradient, oracle, calls, parts=PARTS, rtol=1e-6, atol=1e-9)


@pytest.mark.points(1)
def test_best_point(student, reference, seed):
    """Returns the best point, not the last, also on petals of irises; leaves arguments alone."""
    rng = np.random.default_rng(seed("clouds"))
    calls = [(LINE, SIGNS, 1.0, n, 1.0) for n in (4, 9)]
    calls += [(*separated(rng, 12, 2)[:2], 1.0, n, 0.2) for n in (6, 9)]
    calls += [(*clouds(rng, 15, 3), 2.0, n, 0.1) for n in (7, 9)]

    def belongs(answer, X, y, C, *steps):
        w, b, value = as_tuple(answer, 3)
        *_, least = reference.fit_svm_subgradient(X, y, C, *steps)
        assert_close(value, least, rtol=1e-6, what=PARTS[2])
        w, b = as_array(w, shape=X.shape[1:], what="w"), as_number(b, what="b")
        assert_close(value, primal_value(w, b, X, y, C), rtol=1e-6, what="the objective at (w, b)")

    assert_law(student.fit_svm_subgradient, calls, belongs)
    assert_leaves_arguments(student.fit_svm_subgradient, calls[:3:2])

    def near_the_minimum(answer, X, y, *_):
        w, b, value = as_tuple(answer, 3)
        value = as_number(value, what=PARTS[2])
        there = primal_value(as_array(w, shape=(2,), what="w"), as_number(b, what="b"), X, y, 0.1)
        assert_close(value, there, rtol=1e-6, what="the objective at (w, b)")
        # The minimum is that of scikit-learn's SVC and of an interior-point method.
        near = MINIMA[0] * (1 - 1e-6) <= value <= 1.001 * MINIMA[0]
        require(near, "It is not near the minimum.")

    petals = STANDARD, SPECIES, 0.1, 22, 0.2
    assert_law(student.fit_svm_subgradient, [petals], near_the_minimum)


@pytest.mark.points(1)
def test_the_start_counts(student, seed):
    """Returns the start if there are no steps, or if all steps are far too long."""
    rng = np.random.default_rng(seed("clouds"))
    varied = [(LINE, SIGNS, 1.0, 3, 0.1), (LINE, SIGNS, 1.0, 3, 0.2)]
    assert_varies(student.fit_svm_subgradient, varied)
    cases = [((LINE, SIGNS, 1.0, 1, 1.0), ([0.0], 0.0, 3.0))]
    # The step leads to w = b = 2, which costs as much as the start: the earlier one counts.
    cases.append(((np.ones((1, 1)), np.ones(1), 2.0, 1, 1.0), ([0.0], 0.0, 2.0)))
    for n, d, C in [(6, 2, 0.5), (21, 3, 2.0)]:
        call = *clouds(rng, n, d), C
        for n_iter, eta0 in [(0, 0.1), (0, 5.0), (1, 100.0), (4, 100.0)]:
            cases.append(((*call, n_iter, eta0), (np.zeros(d), 0.0, C * n)))
    assert_cases(student.fit_svm_subgradient, cases, parts=PARTS, atol=1e-9)


@pytest.mark.points(1)
def test_more_steps(student, reference, seed):
    """Is never worse for more steps, and goes on after steps that go up."""
    rng = np.random.default_rng(seed("clouds"))
    drawn = *clouds(rng, 15, 2), 1.0
    # A first step so long that the 104th is the first to be better than the start.
    line = LINE, SIGNS, 1.0
    for data, eta0, counts in ((drawn, 0.3, [0, 1, 2, 5, 8]), (line, 13.0, [0, 1, 104])):
        calls = [(*data, n, eta0) for n in counts]
        found = answered_by(reference.fit_svm_subgradient, calls)
        cases = [(call, value) for call, (*_, value) in found]
        answers = assert_cases(
            student.fit_svm_subgradient, cases, part=(2, 3), what=PARTS[2], rtol=1e-6
        )
        values = np.array([as_number(as_tuple(answer, 3)[2]) for answer in answers])
        require(np.diff(values) <= 1e-9 * values[0], "More steps make the objective worse.")


@pytest.mark.points(1)
def test_many_steps(student):
    """Takes all of more than a thousand steps, each of its own size."""
    # One point, and steps so short that it always pulls as hard as at the start, also by most
    # wrong subgradients: a thousand steps are seldom judged again with right ones in their place.
    table, n_iter = (np.array([[2.0]]), np.ones(1), 1000.0), 1003
    calls = [(*table, 1, 1e-9), (*table, n_iter, 1e-9), (2 * table[0], *table[1:], 1, 1e-9)]
    answers = student.fit_svm_subgradient.map(calls)
    weights = [as_array(as_tuple(answer, 3)[0], shape=(1,), what="w") for answer in answers]
    [once], [w], [other] = weights
    # An objective for which the start is best finds it, and a first step that is a million times
    # too long is none of this: both are looked at elsewhere.
    require(w == 0 or not once == w == other, "The result is the same whatever the input is.")
    if w != 0 and abs(once) < 1:
        sizes = [1 / math.sqrt(t) for t in range(1, n_iter + 1)]
        assert_close(w, once * sum(sizes), rtol=2e-4, what="w")


@pytest.mark.points(1)
def test_prices_and_integers(student, reference, seed):
    """Takes small and large C, other first steps, single points, and integers."""
    rng = np.random.default_rng(seed("clouds"))
    X, y = clouds(rng, 10, 2)
    calls = [(X, y, C, 4, 0.1 / C) for C in (0.01, 1.0, 100.0)]
    calls += [(X, y, 1.0, 4, eta0) for eta0 in (1e-3, 0.03, 0.7)]
    calls += [(X[:1], y[:1], 1.0, 4, 0.1), (LINE, SIGNS, 3.0, 6, 0.07)]
    cases = [
        (call, value) for call, (*_, value) in answered_by(reference.fit_svm_subgradient, calls)
    ]
    assert_cases(student.fit_svm_subgradient, cases, part=(2, 3), what=PARTS[2], rtol=1e-6)
    whole = [(LINE, SIGNS, 1.0, 3, 1.0), (LINE, -SIGNS, 2.0, 3, 1.0)]
    assert_accepts(student.fit_svm_subgradient, whole, integers=[0, 1, 2, 4], rtol=1e-6, atol=1e-9)


@counterexample_search(
    data=strategies.classifications((1, 3), 1, names=(-1.0, 1.0)),
    C=strategies.choices(1.0, 0.5),
    n_iter=strategies.choices(1, 0, 2, 5),
    eta0=strategies.choices(1.0, 0.25, 4.0),
)
def agrees_with_the_reference(student, reference, data, C, n_iter, eta0):
    expected = reference.fit_svm_subgradient(*data, C, n_iter, eta0)
    got = student.fit_svm_subgradient(*data, C, n_iter, eta0)
    assert_close(got, expected, atol=1e-6, parts=PARTS)
