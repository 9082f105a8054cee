"""Hidden tests of nearest_neighbors/neighborhood_edge; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    as_number,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_side_of_the_cube(student, reference, seed):
    """Is the side of a cube of this volume, on a line, in the square and in high dimensions."""
    cases = [((0.25, 2), 0.5), ((0.3, 1), 0.3), ((0.001, 3), 0.1), ((2.0**-10, 10), 0.5)]
    cases += [((0.9**20, 20), 0.9), ((0.99**500, 500), 0.99)]
    assert_cases(student.neighborhood_edge, cases, read=as_number)
    rng = np.random.default_rng(seed("volumes"))
    calls = [(float(rng.uniform()), d) for d in (1, 2, 7, 100, 1000)]
    assert_agrees(student.neighborhood_edge, reference.neighborhood_edge, calls)
    assert_law(
        student.neighborhood_edge,
        calls,
        lambda side, share, d: assert_close(  # the power has d times the error of the side
            side**d, share, rtol=2e-9 * d, what="the side to the power d"
        ),
    )


@pytest.mark.points(1)
def test_ends_of_the_range(student):
    """Is 0 for nothing and 1 for everything, and exact for a tiny share."""
    cases = [((0.25, 2), 0.5), ((1e-12, 2), 1e-6), ((1e-300, 3), 1e-100), ((1e-200, 100), 0.01)]
    cases += [((1.0, d), 1.0) for d in (1, 2, 30)]
    cases += [Case((0.0, d), 0.0, atol=1e-9) for d in (1, 2, 30, 100)]
    assert_cases(student.neighborhood_edge, cases, read=as_number)


@counterexample_search(
    fraction=strategies.choices(0.25, 0.0, 1.0, 0.01), d=strategies.choices(1, 2, 3, 10)
)
def agrees_with_the_reference(student, reference, fraction, d):
    expected = reference.neighborhood_edge(fraction, d)
    near_zero = 0.0 if fraction else 1e-9
    assert_close(student.neighborhood_edge(fraction, d), expected, atol=near_zero)
