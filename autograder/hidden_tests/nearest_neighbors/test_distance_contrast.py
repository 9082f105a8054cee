"""Hidden tests of nearest_neighbors/distance_contrast; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import (
    as_number,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_draws,
    assert_varies,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_contrast_of_the_draw(student, reference, seed):
    """Measures plain distances from the centre, of points drawn by one call of the recipe."""
    calls = [(n, d, np.random.default_rng(seed(f"{n}, {d}"))) for n, d in
             [(5, 1), (5, 3), (40, 2), (100, 20)]]  # fmt: skip
    assert_agrees(student.distance_contrast, reference.distance_contrast, calls, read=as_number)
    cases = []
    # The nearest of many on a line is very near, and two in many dimensions are as far away.
    for n, d in [(3, 2), (10, 4), (4000, 1), (2, 1000)]:
        points = np.random.default_rng(8).random((n, d)) - 0.5
        lengths = [sum(entry * entry for entry in point) ** 0.5 for point in points.tolist()]
        expected = max(lengths) / min(lengths) - 1
        cases.append(((n, d, np.random.default_rng(8)), expected))
    assert_cases(student.distance_contrast, cases, read=as_number)
    assert_draws(student.distance_contrast, reference.distance_contrast, calls[:2])


@pytest.mark.points(1)
def test_single_point(student):
    """Is 0 for a single point, in any number of dimensions, and not for two."""
    assert_varies(student.distance_contrast, [(n, 2, np.random.default_rng(1)) for n in (1, 2)])
    cases = [((1, d, np.random.default_rng(d)), 0.0) for d in (1, 2, 50)]
    assert_cases(student.distance_contrast, cases, atol=1e-9, read=as_number)


@pytest.mark.points(1)
def test_falls_with_the_dimension(student, seed):
    """Falls from 2 to 10 to 100 dimensions, towards 0."""
    dimensions, repeats = (2, 10, 100), 15
    calls = [
        (200, d, np.random.default_rng(seed(f"{d}, {number}")))
        for d in dimensions
        for number in range(repeats)
    ]
    answers = [as_number(answer) for answer in student.distance_contrast.map(calls)]
    medians = np.median(np.reshape(answers, (len(dimensions), repeats)), axis=1)
    require((np.diff(medians) < 0).all(), "The median does not fall with the dimension.")
    require((medians > 0.05).all(), "The contrast vanishes.")


@counterexample_search(
    n=strategies.choices(1, 2, 3), d=strategies.choices(1, 2), start=strategies.choices(0, 1)
)
def agrees_with_the_reference(student, reference, n, d, start):
    expected = reference.distance_contrast(n, d, np.random.default_rng(start))
    got = student.distance_contrast(n, d, np.random.default_rng(start))
    assert_close(got, expected, atol=1e-12)
