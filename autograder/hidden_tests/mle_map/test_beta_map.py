"""Hidden tests of mle_map/beta_map; a first docstring line is shown to students."""

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

EMPTY = np.array([], dtype=int)


@pytest.mark.points(1)
def test_equal_parameters(student, reference, seed):
    """Adds a - 1 heads and as many tails to the record if a = b, and changes no argument."""
    rng = np.random.default_rng(seed("records"))
    heads, mixed = np.ones(3, dtype=int), np.array([1, 0, 0, 0, 1, 0, 0])
    cases = [
        ((heads[:2], 3.0, 3.0), 2 / 3),
        ((0 * heads, 3.0, 3.0), 2 / 7),
        ((mixed, 5.0, 5.0), 6 / 15),
        ((mixed, 1.5, 1.5), 2.5 / 8),
        Case((mixed > 0, 5, 5), 6 / 15, label="booleans, and integers for a and b"),
        Case((1.0 * mixed, 5.0, 5.0), 6 / 15, label="a record of floats"),
    ]
    assert_cases(student.beta_map, cases)
    calls = [(rng.integers(0, 2, size=n), a, a) for n, a in [(1, 3.0), (9, 1.2), (1500, 20.0)]]
    assert_agrees(student.beta_map, reference.beta_map, calls)
    assert_leaves_arguments(student.beta_map, [*calls, (1.0 * mixed, 5.0, 5.0)])


@pytest.mark.points(1)
def test_unequal_parameters(student, seed):
    """Finds the highest point of the posterior on a grid if a and b differ."""
    rng = np.random.default_rng(seed("records"))
    tails, mixed = np.zeros(3, dtype=int), np.array([1, 1, 0, 1, 1])
    cases = [
        ((tails, 5.0, 2.0), 0.5),
        ((mixed, 5.0, 2.0), 0.8),
        ((mixed, 1.0, 4.0), 0.5),
        ((mixed, 26.0, 76.0), 29 / 105),
    ]
    assert_cases(student.beta_map, cases)
    grid, peaks = np.linspace(0.001, 0.999, 999), []
    calls = [(rng.integers(0, 2, size=12), a, b) for a, b in [(3.0, 1.5), (2.0, 9.0), (30.0, 4.0)]]
    for data, a, b in calls:
        h, t = data.sum(), np.sum(1 - data)
        peaks.append(grid[((h + a - 1) * np.log(grid) + (t + b - 1) * np.log1p(-grid)).argmax()])
    assert_cases(student.beta_map, list(zip(calls, peaks, strict=True)), rtol=0.0, atol=0.0011)


@pytest.mark.points(1)
def test_flat_prior(student):
    """Is the share of heads if a = b = 1, of heads alone and of tails alone too."""
    records = ([1, 0, 0], [1, 1, 0, 1, 1, 0, 1], [1, 1, 1], [0, 0], [0], [1])
    shares = (1 / 3, 5 / 7, 1.0, 0.0, 0.0, 1.0)
    labels = ["heads and tails"] * 2 + ["heads alone", "tails alone", "one tail", "one head"]
    cases = [
        Case((np.array(record), 1.0, 1.0), share, label=f"the flat prior, {label}")
        for record, share, label in zip(records, shares, labels, strict=True)
    ]
    assert_cases(student.beta_map, cases)


@pytest.mark.points(1)
def test_no_tosses(student):
    """Is the mode of the prior for an empty record, and 0.5 if the prior is flat as well."""
    modes = [
        ((EMPTY, 5.0, 2.0), 0.8),
        ((EMPTY, 2.0, 5.0), 0.2),
        ((EMPTY, 3.0, 3.0), 0.5),
        ((EMPTY, 26.0, 76.0), 0.25),
        ((EMPTY, 1.0, 3.0), 0.0),
        ((EMPTY, 1.5, 1.0), 1.0),
        ((EMPTY, 1 + 2.0**-30, 1.0), 1.0),
    ]
    cases = [
        *(Case(*case, label="an empty record") for case in modes),
        Case((EMPTY, 1.0, 1.0), 0.5, label="an empty record and the flat prior"),
    ]
    assert_cases(student.beta_map, cases)


@pytest.mark.points(1)
def test_refuses_other_priors(student):
    """Raises ValueError if a or b is below 1, by little or much."""
    priors = {
        "a below 1": (0.5, 2.0),
        "b below 1": (2.0, 0.5),
        "a = 0": (0.0, 3.0),
        "a just below 1": (1 - 1e-12, 1.0),
        "b just below 1": (1.0, 1 - 1e-12),
        "b below 0": (3.0, -1.0),
        "a and b below 1": (0.5, 0.5),
    }
    records = {
        "heads and tails": np.array([1, 0, 1, 1]),
        "no tosses": EMPTY,
        "tails alone": np.zeros(9, dtype=int),
    }
    calls = {f"{i}, {j}": (r, *prior) for i, prior in priors.items() for j, r in records.items()}
    works_on = [(np.array([1, 0, 1, 1]), 2.0, 3.0), (np.array([1, 0, 0]), 4.0, 1.5)]
    assert_raises(student.beta_map, ValueError, calls, works_on=works_on)


@counterexample_search(
    data=strategies.vectors((0, 4), 0, 1), a=strategies.numbers(1, 5), b=strategies.numbers(1, 5)
)
def agrees_with_the_reference(student, reference, data, a, b):
    assert_close(student.beta_map(data, a, b), reference.beta_map(data, a, b))
