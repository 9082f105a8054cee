"""Hidden tests of discounted_return; first docstring lines are shown to students."""

import math

import numpy as np
import pytest

from autograder.testing import (
    Case,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)


def summed(rewards, gamma):
    """Return the return as one exact sum."""
    return math.fsum(float(r) * gamma**t for t, r in enumerate(rewards))


@pytest.mark.points(1)
def test_weights(student, seed):
    """Counts the first reward in full, the next one gamma times, then gamma squared times."""
    rng = np.random.default_rng(seed("rewards"))
    late = np.append(np.zeros(60), 8.0)  # all there is to come has a small weight
    cases = [((np.array([4.0, 3.0, 8.0]), 0.5), 7.5), ((late, 0.5), 0.5**57)]
    cases += [((np.array([0.0, 0.0, 6.0, 0.0]), 0.5), 1.5)]
    assert_cases(student.discounted_return, cases)
    calls = [(rng.normal(loc=2.0, size=n), gamma) for n, gamma in [(2, 0.3), (5, 0.9), (9, 0.7)]]
    calls += [(np.array([-5.0, 0.0, 2.0, -7.0]), 0.6), (np.array([0.0, 0.0, 3.0]), 0.1)]
    assert_agrees(student.discounted_return, summed, calls)
    assert_leaves_arguments(student.discounted_return, calls)


@pytest.mark.points(1)
def test_edges(student):
    """Takes gamma = 0 and gamma = 1, and does not take others for them; no rewards, one reward."""
    rewards = np.array([3.0, -8.0, 11.0])
    cases = [((rewards, 0.0), 3.0), ((rewards, 1.0), 6.0), ((rewards[::-1], 0.0), 11.0)]
    cases += [((np.array([]), gamma), 0.0) for gamma in (0.0, 0.5, 1.0)]
    cases += [((np.array([-7.0]), gamma), -7.0) for gamma in (0.0, 0.5, 1.0)]
    near = 1 - 2**-20
    cases += [Case((rewards, near), 3 - 8 * near + 11 * near**2, label="gamma close to 1")]
    large = np.array([1.0, 2.0**20, 5.0])
    cases += [Case((large, 2**-27), 1 + 2**-7 + 5 * 2**-54, label="gamma close to 0")]
    assert_cases(student.discounted_return, cases)


@pytest.mark.points(1)
def test_long_and_whole(student):
    """Takes thousands of rewards, and integers."""
    long = np.ones(4000)
    cases = [((long, 0.999), (1 - 0.999**4000) / (1 - 0.999)), ((2 * long, 0.25), 2 / 0.75)]
    cases += [((np.arange(1.0, 4001.0), 0.9), 100.0), ((np.array([4, 3, 8]), 0.5), 7.5)]
    cases += [((np.array([120, 100, 90], dtype=int), 1.0), 310.0)]
    assert_cases(student.discounted_return, cases)
    calls = [(np.array([1.0, -3.0, 7.0, 5.0]), 0.3), (np.array([9.0, 9.0]), 0.9)]
    assert_accepts(student.discounted_return, calls, integers=[0])


@counterexample_search(
    rewards=strategies.vectors((0, 4)), gamma=strategies.choices(0.0, 0.5, 0.25, 1.0)
)
def agrees_with_the_reference(student, reference, rewards, gamma):
    assert_agrees(student.discounted_return, reference.discounted_return, [(rewards, gamma)])
