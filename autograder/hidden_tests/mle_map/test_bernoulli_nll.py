"""Hidden tests of mle_map/bernoulli_nll; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    as_number,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    assert_varies,
    counterexample_search,
    require,
    strategies,
)

HTT = np.array([1, 0, 0])
EMPTY = np.array([], dtype=int)


@pytest.mark.points(1)
def test_sum_over_the_tosses(student, reference, seed):
    """Adds -log(w) for each head and -log(1 - w) for each tail, of booleans and floats too."""
    rng = np.random.default_rng(seed("records"))
    by_hand = [
        ((HTT, 0.5), 3 * np.log(2)),
        ((HTT, 0.2), np.log(5) + 2 * np.log(1.25)),
        ((np.array([1, 1, 0, 1]), 0.75), 3 * np.log(4 / 3) + np.log(4)),
        ((np.array([1, 1]), 0.1), 2 * np.log(10)),
        Case((np.array([True, False, True]), 0.2), np.log(31.25), label="booleans"),
        Case((np.array([1.0, 0.0, 0.0]), 0.2), np.log(7.8125), label="a record of floats"),
    ]
    assert_cases(student.bernoulli_nll, by_hand)
    calls = [(rng.integers(0, 2, size=n), rng.uniform(0.05, 0.95)) for n in (1, 2, 7, 40)]
    assert_agrees(student.bernoulli_nll, reference.bernoulli_nll, calls)
    looped = [-sum(np.log(w) if toss else np.log(1 - w) for toss in data) for data, w in calls]
    assert_cases(student.bernoulli_nll, list(zip(calls, looped, strict=True)))
    assert_leaves_arguments(student.bernoulli_nll, [*calls, (np.array([1.0, 0.0, 1.0]), 0.3)])


@pytest.mark.points(1)
def test_certain_records(student):
    """Is 0.0, and not -0.0, for heads alone at w = 1, tails alone at w = 0, and no tosses."""
    ordinary = [(HTT, 0.5), (HTT[:2], 0.25)]
    assert_varies(student.bernoulli_nll, ordinary)
    calls = [(np.ones(n, dtype=int), 1.0) for n in (1, 3, 8)]
    calls += [(np.zeros(n, dtype=int), 0.0) for n in (1, 2, 9)]
    calls += [(EMPTY, w) for w in (0.3, 0.0, 1.0)]
    cases = [Case(call, 0.0, label="a certain record") for call in calls]
    assert_cases(student.bernoulli_nll, cases)
    message = "It is -0.0 for a record that was certain, where 0.0 is expected."
    assert_law(
        student.bernoulli_nll,
        calls,
        lambda nll, *_: require(not np.signbit(as_number(nll)), message),
    )


@pytest.mark.points(1)
def test_impossible_records(student):
    """Is inf if there is a head at w = 0 or a tail at w = 1, and only then."""
    records = ([1, 0, 0], [0, 1], [1, 1, 0, 1, 1])
    calls = [(np.array(record), w) for record in records for w in (0.0, 1.0)]
    calls += [(np.array([1, 1]), 0.0), (np.array([0, 0, 0]), 1.0)]
    near = [((np.array([1]), 1e-300), 300 * np.log(10)), ((np.array([0]), 0.75), np.log(4))]
    near.append(Case((np.array([0]), 1 - 2.0**-40), 40 * np.log(2), label="a tail next to w = 1"))
    cases = [Case(call, np.inf, label="an impossible record") for call in calls]
    assert_cases(student.bernoulli_nll, [*near, *cases])


@pytest.mark.points(1)
def test_long_records_and_tiny_probabilities(student, seed):
    """Stays exact for thousands of tosses, and for tails alone at w = 1e-12 and w = 1e-20."""
    rng = np.random.default_rng(seed("order"))
    cases = []
    for heads, tails, w in [(1200, 800, 0.5), (0, 12_000, 0.3), (5067, 4933, 0.25)]:
        data = rng.permutation(np.repeat([1, 0], [heads, tails]))
        expected = -heads * np.log(w) - tails * np.log(1 - w)
        cases.append(Case((data, w), expected, label="thousands of tosses"))
    ten = np.zeros(10, dtype=int)
    tiny = [((ten, 1e-12), 1e-11), ((ten, 1e-20), 1e-19), ((ten[:3], 2e-16), 6e-16)]
    tiny += [((ten, 1e-9), 1e-8 + 5e-18), ((ten, 1e-7), 1e-6 + 5e-14)]
    cases += [Case(*case, label="tails alone at a tiny w") for case in tiny]
    ones = np.ones(400, dtype=int)
    cases.append(Case((ones, 0.125), 1200 * np.log(2), label="hundreds of tosses"))
    near_one = 2.0**-39 + 2.0**-80
    cases.append(Case((ones[:2], 1 - 2.0**-40), near_one, label="heads alone next to w = 1"))
    assert_cases(student.bernoulli_nll, cases)


@pytest.mark.points(1)
def test_refuses_other_probabilities(student):
    """Raises ValueError for w outside [0, 1], by little or much."""
    records = {
        "heads and tails": HTT,
        "heads alone": np.ones(3, dtype=int),
        "tails alone": np.zeros(2, dtype=int),
        "no tosses": EMPTY,
    }
    outside = {
        "w below 0": -0.1,
        "w above 1": 1.1,
        "w far above 1": 7.0,
        "w far below 0": -3.0,
        "w just above 1": 1 + 1e-15,
        "w just below 0": -1e-15,
    }
    calls = {f"{a}, {b}": (r, w) for a, w in outside.items() for b, r in records.items()}
    assert_raises(student.bernoulli_nll, ValueError, calls, works_on=[(HTT, 0.5), (HTT, 0.9)])


@counterexample_search(
    data=strategies.vectors((0, 4), 0, 1), w=strategies.choices(0.5, 0.25, 0.0, 1.0, 1e-12)
)
def agrees_with_the_reference(student, reference, data, w):
    nll = as_number(student.bernoulli_nll(data, w))
    assert_close(nll, reference.bernoulli_nll(data, w))
    require(not np.signbit(nll), "It is -0.0 for a record that was certain.")
