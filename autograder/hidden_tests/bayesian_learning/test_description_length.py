"""Hidden tests of description_length; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    as_array,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_bits(student, seed):
    """Adds the bits of the hypothesis and those of the data; the shortest is the most probable."""
    cases = [
        ((np.array([0.5, 0.25]), np.array([0.125, 0.5])), [4.0, 3.0]),
        ((np.array([0.25, 0.75]), np.array([1.0, 1.0])), [2.0, -np.log2(0.75)]),
        ((np.array([1]), np.array([3 / 32])), [5 - np.log2(3)]),
        ((np.array([1 - 2.0**-40]), np.array([1.0])), [-np.log1p(-(2.0**-40)) / np.log(2)]),
    ]
    rng = np.random.default_rng(seed("bits"))
    calls = []
    for k in (2, 7):
        prior, lik = rng.dirichlet(np.ones(k)), rng.uniform(0.01, 0.9, size=k)
        calls.append((prior, lik))
        cases.append(((prior, lik), -(np.log(prior) + np.log(lik)) / np.log(2)))
    assert_cases(student.description_length, cases)
    excluded = np.array([0.0, 0.5]), np.array([0.25, 0.0])
    assert_leaves_arguments(student.description_length, [*calls, excluded])

    def law(bits, prior, lik):
        shortest = int(np.argmin(as_array(bits, shape=prior.shape)))
        require(shortest == int(np.argmax(prior * lik)), "The shortest is not the most probable.")

    assert_law(student.description_length, calls, law)


@pytest.mark.points(1)
def test_impossible_and_tiny(student):
    """Gives infinity to what is impossible, and bits to what is nearly so."""
    cases = [
        ((np.array([0.0, 0.5, 0.5]), np.array([1.0, 0.0, 0.5])), [np.inf, np.inf, 2.0]),
        ((np.array([0.0]), np.array([0.0])), [np.inf]),
        ((np.array([2.0**-660, 0.5]), np.array([2.0**-660, 1.0])), [1320.0, 1.0]),
        ((np.array([2.0**-900, 0.5]), np.array([0.25, 2.0**-900])), [902.0, 901.0]),
        ((np.array([1e-300]), np.array([1e-300])), [600 * np.log2(10)]),
        # the product is a float, but one of few digits
        (
            (np.full(1, 1.0001 * 2.0**-531), np.full(1, 1.0001 * 2.0**-531)),
            [1062 - 2 * np.log2(1.0001)],
        ),
    ]
    assert_cases(student.description_length, cases, rtol=1e-8)


@pytest.mark.points(1)
def test_certain(student):
    """Gives 0.0 bits, not -0.0, to a certain hypothesis with certain data, among others."""
    call = np.array([1.0, 0.5, 1.0, 1.0]), np.array([1.0, 1.0, 0.25, 1.0])

    def law(bits, *_):
        assert_close(bits, np.array([0.0, 1.0, 2.0, 0.0]))
        require(not np.signbit(np.asarray(bits, dtype=float)).any(), "Zero bits appear as -0.0.")

    assert_law(student.description_length, [call], law)


@counterexample_search(
    prior=strategies.distributions(2),
    lik=strategies.choices((0.5, 0.25), (1.0, 1.0), (0.0, 0.5), (1e-200, 0.5)),
)
def agrees_with_the_reference(student, reference, prior, lik):
    expected = reference.description_length(prior, np.array(lik))
    assert_close(student.description_length(prior, np.array(lik)), expected)
