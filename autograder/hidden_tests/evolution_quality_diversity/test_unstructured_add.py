"""Hidden tests of unstructured_add; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.evolution_quality_diversity.archive_oracles import (
    assert_archive,
    entries,
    offered_case,
)
from autograder.testing import (
    assert_agrees,
    assert_cases,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

THREE = entries((0.0, 0.0, 1.0), (3.0, 0.0, 5.0), (0.0, 9.0, -2.0))


@pytest.mark.points(1)
def test_appends_and_replaces(student, reference):
    """Appends what is far from all, and replaces what is near and worse."""
    rng = np.random.default_rng(5)
    cases = [offered_case(THREE, [7.0, 7.0], -9.0, 2.0), offered_case(THREE, [0.5, 0.0], 2.0, 1.0),
             offered_case(THREE, [0.5, 0.0], 0.5, 1.0), offered_case(THREE, [0.0, 8.0], 0.0, 3.0),
             offered_case([], [1.0, 1.0], 0.0, 5.0)]  # fmt: skip
    archive = []
    for _ in range(12):
        b, fitness = rng.uniform(0, 3, size=2), float(rng.normal())
        cases.append(offered_case(archive, b, fitness, 0.9))
        archive = cases[-1][1]
    assert_cases(student.unstructured_add, cases, compare=assert_archive)
    calls = [call for call, _ in cases]
    name = reference.unstructured_add
    assert_agrees(student.unstructured_add, name, calls, compare=assert_archive)
    assert_leaves_arguments(student.unstructured_add, calls)


@pytest.mark.points(1)
def test_nearest_only(student):
    """Replaces the nearest entry only, the first of equally near ones, in its place."""
    cases = [offered_case(THREE, [1.0, 0.0], 9.0, 4.0), offered_case(THREE, [2.0, 0.0], 3.0, 4.0),
             offered_case(THREE, [2.0, 0.0], 9.0, 20.0), offered_case(THREE, [1.5, 0.0], 2.0, 5.0),
             offered_case(THREE, [1.5, 0.0], 9.0, 5.0),
             offered_case(THREE[::-1], [1.5, 0.0], 9.0, 5.0),
             offered_case(THREE + THREE, [0.0, 0.0], 3.0, 1.0)]  # fmt: skip
    for places, b in (
        ([[1 + 2**-31, 0.0], [-1.0, 0.0]], [0.0, 0.0]),
        ([[1e9, 0.0], [1e9 + 3, 0.0]], [1e9 + 2, 0.0]),
        ([[0.0, 0.0, 3.0], [0.0, 2.0, 0.0]], [0.0, 0.0, 0.0]),
    ):
        near = [(np.asarray(place), np.array([10.0 * n]), 1.0) for n, place in enumerate(places)]
        cases.append(offered_case(near, b, 9.0, 50.0))
    assert_cases(student.unstructured_add, cases, compare=assert_archive)


@pytest.mark.points(1)
def test_edges(student):
    """Counts the radius itself as near, and keeps the older of equally good solutions."""
    one = entries((0.0, 0.0, 1.0))
    cases = [offered_case(one, [3.0, 4.0], 9.0, 5.0), offered_case(one, [3.0, 4.0], 0.0, 5.0),
             offered_case(one, [3.0, 4.0], 0.0, 4.9), offered_case(one, [0.0, 0.0], 9.0, 0.0),
             offered_case(one, [0.0, 0.0], 0.0, 0.0), offered_case(one, [0.0, 1e-9], 0.0, 0.0),
             offered_case(one, [1.0, 0.0], 1.0, 5.0), offered_case(THREE, [3.0, 0.0], 5.0, 0.0),
             offered_case(one, [1 + 2**-31, 0.0], 0.0, 1.0),
             offered_case(one, [1.0, 0.0], 1 + 2**-41, 5.0),
             offered_case(one, [0, 2], 7, 3.0)]  # fmt: skip
    for places, b, radius in (
        ([[0, 0], [200, 0]], [250, 0], 60.0),
        ([[250, 0], [220, 0]], [100, 0], 130.0),
    ):
        near = [(np.uint8(place), np.array([10.0 * n]), 1.0) for n, place in enumerate(places)]
        cases.append(offered_case(near, np.uint8(b), 9.0, radius))
    assert_cases(student.unstructured_add, cases, compare=assert_archive)


@counterexample_search(
    place=strategies.choices(0.0, 1.0, 2.0, 4.0),
    fitness=strategies.choices(0.0, 1.0, 2.0),
    radius=strategies.choices(0.0, 1.0, 2.0),
)
def agrees_with_the_reference(student, reference, place, fitness, radius):
    archive = [(np.array([0.0]), np.array([5.0]), 1.0), (np.array([2.0]), np.array([6.0]), 0.0)]
    call = archive, np.array([place]), np.array([7.0]), fitness, radius
    assert_archive(student.unstructured_add(*call), reference.unstructured_add(*call))
