"""Hidden tests of mle_map/bernoulli_likelihood; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

HTT = np.array([1, 0, 0])
EMPTY = np.array([], dtype=int)


@pytest.mark.points(1)
def test_one_factor_for_each_toss(student, reference, seed):
    """Multiplies w for each head and 1 - w for each tail of any record, booleans and floats too."""
    rng = np.random.default_rng(seed("records"))
    w = np.array([0.1, 0.3, 0.5, 0.8])
    by_hand = [
        ((HTT, w), w * (1 - w) ** 2),
        ((HTT[::-1].copy(), w), w * (1 - w) ** 2),
        ((np.array([1, 1, 0, 1, 1]), np.array([0.5, 0.2])), [1 / 32, 0.8 * 0.2**4]),
        Case((np.array([True, False, True]), w), w**2 * (1 - w), label="booleans"),
        Case((np.array([1.0, 0.0, 0.0]), w), w * (1 - w) ** 2, label="a record of floats"),
    ]
    assert_cases(student.bernoulli_likelihood, by_hand)
    calls = [(rng.integers(0, 2, size=n), rng.uniform(0.05, 0.95, size=6)) for n in (1, 4, 15, 60)]
    assert_agrees(student.bernoulli_likelihood, reference.bernoulli_likelihood, calls)
    looped = [np.prod([w if toss else 1 - w for toss in data], axis=0) for data, w in calls]
    assert_cases(student.bernoulli_likelihood, list(zip(calls, looped, strict=True)))


@pytest.mark.points(1)
def test_ends_and_no_tosses(student):
    """Takes 0**0 for 1: at w = 0 and w = 1, and for an empty record, where it is 1 everywhere."""
    ends, inner = np.array([0.0, 0.4, 1.0]), np.array([0.0, 0.4, 0.7, 1.0])
    cases = [
        ((np.array([1, 1, 1]), ends), [0.0, 0.4**3, 1.0]),
        ((np.array([0, 0]), ends), [1.0, 0.6**2, 0.0]),
        ((HTT, ends[::2].copy()), [0.0, 0.0]),
        Case((HTT[:1], np.array([1e-9, 0.5])), [1e-9, 0.5], label="w next to 0"),
        Case((EMPTY, inner), np.ones(4), label="an empty record"),
    ]
    assert_cases(student.bernoulli_likelihood, cases)


@pytest.mark.points(1)
def test_shapes_of_w(student, seed):
    """Has the shape of w, a table, number, integer or no entries; leaves its arguments alone."""
    w = np.random.default_rng(seed("w")).uniform(0.1, 0.9, size=(3, 4))
    tall = np.array([[0.1], [0.6], [0.0], [1.0]])
    two, head = np.array([1, 1]), np.array([1])
    calls = [(two, w), (two, tall), (two, np.array([0.7])), (two, w.reshape(2, 3, 2))]
    cases = [(call, call[1] ** 2) for call in calls]
    cases += [
        Case((two, 0.5), 0.25, label="a single number for w"),
        Case((head, 0.3), 0.3, label="a single number for w"),
        Case((head, 1), 1.0, label="the integer 1 for w"),
        Case((head, np.array([0, 1])), [0.0, 1.0], label="integers for w"),
        Case((head, np.array([])), np.array([]), label="no entries in w"),
        Case((head, np.empty((0, 3))), np.empty((0, 3)), label="a table without rows for w"),
    ]
    assert_cases(student.bernoulli_likelihood, cases)
    assert_leaves_arguments(
        student.bernoulli_likelihood, [*calls, (HTT, w), (np.array([1.0, 0.0, 1.0]), w)]
    )


@pytest.mark.points(1)
def test_refuses_other_values(student):
    """Raises ValueError for data that are neither 0 nor 1, and for w outside [0, 1]."""
    half = np.array([0.2, 0.5])
    records = {
        "an entry of data above 1": [0, 2],
        "the last entry of data above 1": [1, 0, 3],
        "an entry of data below 0": [1, -1],
        "an entry of data between 0 and 1": [0.5, 1.0],
        "an entry of data just above 1": [0.0, 1 + 1e-9],
        "two entries of data between 0 and 1": [1.0, 1.0, 0.3, 0.7],
        "a single toss between 0 and 1": [0.5],
    }
    calls = {name: (np.array(record), half) for name, record in records.items()}
    calls |= {f"{name}, w a number": (np.array(r), 0.5) for name, r in records.items()}
    calls |= {f"{name}, no w": (np.array(r), half[:0]) for name, r in records.items()}
    outside = {
        "w below 0": -0.1,
        "w above 1": 1.1,
        "w just above 1": 1 + 1e-15,
        "w just below 0": -1e-15,
        "the last entry of w above 1": np.array([0.5, 1.5]),
        "an entry in the middle of w below 0": np.array([0.3, -0.2, 0.3]),
        "an entry of w below 0, w a table": np.array([[-0.5], [0.5]]),
    }
    calls |= {name: (HTT, w) for name, w in outside.items()}
    calls |= {f"{name}, an empty record": (EMPTY, w) for name, w in outside.items()}
    works_on = [(HTT, half), (HTT, np.array([0.4]))]
    assert_raises(student.bernoulli_likelihood, ValueError, calls, works_on=works_on)


@counterexample_search(
    data=strategies.vectors((0, 4), 0, 1),
    w=strategies.choices(*(np.array([v]) for v in (0.5, 0.25, 0.0, 1.0)), 0.5),
)
def agrees_with_the_reference(student, reference, data, w):
    expected = reference.bernoulli_likelihood(data, w)
    assert_close(student.bernoulli_likelihood(data, w), expected)
