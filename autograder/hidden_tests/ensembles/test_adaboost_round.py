"""Hidden tests of ensembles/adaboost_round; first docstring lines are shown to students."""

import math

import numpy as np
import pytest

from autograder.hidden_tests.ensembles.adaboost_round_oracle import (
    ONE_WRONG,
    PARTS,
    Y,
    by_shares,
    checked,
    drawn,
    first_two,
)
from autograder.testing import (
    Case,
    as_array,
    as_number,
    as_tuple,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_error_and_say(student, reference, seed):
    """Returns the weighted error of the learner, and half of its log-odds."""
    rng = np.random.default_rng(seed("rounds"))
    calls = [drawn(rng, n, 0.2) for n in (2, 3, 10, 40)]
    calls.append((np.array([0.1, 0.2, 0.3, 0.4]), Y, ONE_WRONG))

    def law(answer, u, y, h):
        eps, alpha, _ = as_tuple(answer, 3)
        right = by_shares(u.tolist(), y.tolist(), h.tolist())
        assert_close(as_number(eps), right[0], atol=1e-12, what="eps")
        assert_close(as_number(alpha), right[1], atol=1e-12, what="alpha")

    assert_law(student.adaboost_round, calls, law)
    cases = [(call, reference.adaboost_round(*call)[:2]) for call in calls]
    assert_cases(student.adaboost_round, cases, read=first_two, parts=PARTS[:2], atol=1e-12)


@pytest.mark.points(1)
def test_new_weights(student, seed):
    """Shifts weight so that the new one is a distribution, half of it on wrong rows."""
    rng = np.random.default_rng(seed("rounds"))
    calls = [drawn(rng, n, 0.25) for n in (2, 4, 15, 60)]

    def law(answer, u, y, h):
        u_new = as_array(as_tuple(answer, 3)[2], shape=(len(u),), what="u_new")
        require((u_new >= 0).all(), "Some new weight is negative.")
        assert_close(u_new.sum(), 1.0, atol=1e-12, what="the sum of u_new")
        assert_close(u_new[y != h].sum(), 0.5, atol=1e-12, what="the weight of the wrong rows")
        right = by_shares(u.tolist(), y.tolist(), h.tolist())[2]
        assert_close(u_new, right, atol=1e-12, what="u_new")

    assert_law(student.adaboost_round, calls, law)


@pytest.mark.points(1)
def test_weights_of_any_sum(student, seed):
    """Divides by the sum of the weights, whatever it is."""
    rng = np.random.default_rng(seed("rounds"))
    calls = [drawn(rng, n, 0.25, unit) for n, unit in ((5, 7.0), (9, 1e-200), (6, 1e9), (12, 0.4))]
    calls += [
        (np.array([2.0, 1.0, 3.0, 4.0]), Y, ONE_WRONG),
        (np.array([3, 1, 2, 2]), Y, ONE_WRONG),
    ]

    def law(answer, u, y, h):
        eps, _, u_new = as_tuple(answer, 3)
        right = by_shares(u.tolist(), y.tolist(), h.tolist())
        assert_close(as_number(eps), right[0], atol=1e-12, what="eps")
        assert_close(u_new, right[2], atol=1e-12, what="u_new")

    assert_law(student.adaboost_round, calls, law)
    assert_leaves_arguments(student.adaboost_round, calls)


@pytest.mark.points(1)
def test_chance_and_worse(student, seed):
    """Gives no say to a learner that is guessing, a negative one to a learner that is worse."""
    rng = np.random.default_rng(seed("rounds"))
    quarter = np.full(4, 0.25)
    guess = np.array([1, -1, 1, -1])
    nearly = np.array([1.0, 1.0, 1.0, 1.0 + 1e-6]), Y, guess
    cases = [
        Case((quarter, Y, guess), (0.5, 0.0, quarter), label="a learner that is guessing"),
        Case(
            (quarter, Y, -ONE_WRONG),
            (0.75, -math.log(3) / 2, [1 / 6, 1 / 2, 1 / 6, 1 / 6]),
            label="worse than chance",
        ),
        Case(nearly, by_shares(*(part.tolist() for part in nearly)), label="nearly guessing"),
    ]
    assert_cases(student.adaboost_round, cases, parts=PARTS, atol=1e-12)
    checked(student, [drawn(rng, n, 0.8) for n in (6, 20)])


@pytest.mark.points(1)
def test_perfect_and_always_wrong(student, seed):
    """Returns inf and -inf where no weight, or all of it, stands on wrong rows, and only there."""
    rng = np.random.default_rng(seed("rounds"))
    u = np.array([1.0, 1.0, 2.0, 4.0])
    even = [0.125, 0.125, 0.25, 0.5]
    spared, only = np.array([0.5, 0.0, 1.0, 0.5]), np.array([0.0, 3.0, 0.0, 0.0])
    cases = [
        Case((u, Y, Y), (0.0, np.inf, even), label="a perfect learner"),
        Case((u, Y, -Y), (1.0, -np.inf, even), label="always wrong"),
        Case(
            (spared, Y, ONE_WRONG),
            (0.0, np.inf, [0.25, 0, 0.5, 0.25]),
            label="a mistake of weight 0",
        ),
        Case(
            (only, Y, ONE_WRONG), (1.0, -np.inf, [0, 1, 0, 0]), label="weight on the mistake only"
        ),
    ]
    # Sums with and without the zeros are rounded in other ways: their quotient is not quite 1.
    gaps, ones = 0.1 * (np.arange(12) % 3 != 0), np.ones(12, dtype=int)
    all_wrong = 1.0, -np.inf, gaps / gaps.sum()
    call = gaps, ones, np.where(gaps > 0, -1, 1)
    cases.append(Case(call, all_wrong, label="right on rows of weight 0 only"))
    assert_cases(student.adaboost_round, cases, parts=PARTS, atol=1e-12)
    w, y, _ = drawn(rng, 7, unit=5.0)
    more = [((w, y, y), (0.0, np.inf, w / 5)), ((w, y, -y), (1.0, -np.inf, w / 5))]
    assert_cases(student.adaboost_round, more, parts=PARTS, atol=1e-12)
    assert_leaves_arguments(student.adaboost_round, [call for call, _ in more])
    tiny, last = np.array([1e-14, 1.0, 1.0, 2.0]), np.array([1.0, 1.0, 2.0, 1e-6])
    nearly = {
        "nearly perfect": (tiny, Y, np.array([-1, 1, -1, -1])),
        "nearly perfect, tiny weights": (1e-9 * tiny, Y, np.array([-1, 1, -1, -1])),
        "nearly always wrong": (last, Y, np.array([-1, -1, 1, -1])),
    }
    cases = [
        Case(call, by_shares(*(part.tolist() for part in call)), label=label)
        for label, call in nearly.items()
    ]
    call = np.array([1.0, 1.0, 2.0, 1e-13]), Y, np.array([-1, -1, 1, -1])
    right = by_shares(*(part.tolist() for part in call))
    cases.append(Case(call, right, rtol=0.1, label="right about a tiny weight only"))
    assert_cases(student.adaboost_round, cases, parts=PARTS, atol=1e-12)


@pytest.mark.points(1)
def test_no_weight_at_all(student):
    """Raises ValueError if all weights are 0, and takes zeros beside others."""
    calls = {
        "four weights of 0": (np.zeros(4), Y, ONE_WRONG),
        "a perfect learner, weights of 0": (np.zeros(4), Y, Y),
        "one weight of 0": (np.zeros(1), np.array([1]), np.array([-1])),
        "integer weights of 0": (np.zeros(3, dtype=int), Y[:3], -Y[:3]),
    }
    tiny = 1e-200 * np.array([1.0, 0.0, 2.0, 1.0])
    works_on = [
        (np.full(4, 0.25), Y, ONE_WRONG),
        (tiny, Y, -Y),
        (tiny, Y, Y),
        (np.array([1.0]), Y[:1], Y[:1]),
    ]
    assert_raises(student.adaboost_round, ValueError, calls, works_on=works_on)


@counterexample_search(
    u=strategies.vectors(4, 0, 3), y=strategies.labels(4, (-1, 1)), h=strategies.labels(4, (-1, 1))
)
def agrees_with_the_reference(student, reference, u, y, h):
    if not u.any():
        return
    right = reference.adaboost_round(u, y, h)
    got = as_tuple(student.adaboost_round(u, y, h), 3)
    for part, expected, what in zip(got, right, PARTS, strict=True):
        assert_close(part, expected, atol=1e-9, what=what)
