"""Hidden tests of novelty_scores; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.evolution_quality_diversity.archive_oracles import (
    novelties,
)
from autograder.testing import (
    answered_by,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

SQUARES = np.array([[0.0, 0.0], [3.0, 4.0], [6.0, 8.0], [30.0, 40.0]])


@pytest.mark.points(1)
def test_mean_of_the_nearest(student, reference, seed):
    """Is the mean distance to the k nearest rows of the archive."""
    rng = np.random.default_rng(seed("descriptors"))
    B = np.array([[0.0, 1.0], [3.0, 4.0], [-3.0, -4.0], [9.0, 12.0], [30.0, 0.0]])
    cases = [
        ((B[1:4], SQUARES, 2), np.array([2.5, 7.5, 7.5])),
        *answered_by(novelties, [(B, SQUARES, 3)]),
    ]
    for n, m, b, k in [(4, 9, 3, 5), (7, 6, 2, 2), (1, 8, 4, 3), (20, 30, 2, 15)]:
        cases += answered_by(novelties, [(rng.normal(size=(n, b)), rng.normal(size=(m, b)), k)])
    assert_cases(student.novelty_scores, cases)
    calls = [call for call, _ in cases]
    assert_agrees(student.novelty_scores, reference.novelty_scores, calls)
    assert_leaves_arguments(student.novelty_scores, calls)


@pytest.mark.points(1)
def test_few_rows(student):
    """Takes all rows of an archive that has no more than k, and one neighbour only."""
    rng = np.random.default_rng(99)
    B = rng.normal(size=(5, 2))
    cases = answered_by(novelties, [(B, SQUARES, k) for k in (1, 4, 5, 50)])
    cases += answered_by(novelties, [(B, SQUARES[:1], k) for k in (1, 2)]) + answered_by(
        novelties, [(B[:1], SQUARES[:3], 7)]
    )
    assert_cases(student.novelty_scores, cases)


@pytest.mark.points(1)
def test_empty_archive(student):
    """Is infinite where the archive is empty, empty for no rows, and refuses k below 1."""
    cases = answered_by(novelties, [(SQUARES, SQUARES[:2], 1), (SQUARES[:0], SQUARES, 2)])
    cases += [((SQUARES[:n], np.empty((0, 2)), k), np.full(n, np.inf)) for n, k in ((4, 1), (1, 3))]
    assert_cases(student.novelty_scores, cases)
    fails = {f"k = {k}": (SQUARES, SQUARES, k) for k in (0, -1)}
    fails["k = 0, empty archive"] = SQUARES, np.empty((0, 2)), 0
    fails["k = 0, no descriptors"] = SQUARES[:0], SQUARES, 0
    assert_raises(student.novelty_scores, ValueError, fails, works_on=[(SQUARES, SQUARES, 1)])


@pytest.mark.points(1)
def test_duplicates_and_units(student):
    """Counts equal rows with the distance 0, exactly, also far from the origin and in any unit."""
    rng = np.random.default_rng(88)
    B = np.array([[0.0, 0.0], [3.0, 4.0], [1.5, 2.0]])
    cases = answered_by(
        novelties,
        [
            (B, SQUARES, 1),
            (SQUARES, SQUARES, 3),
            (B, SQUARES[[1, 1, 1, 0]], 3),
        ],
    )
    far = rng.normal(size=(6, 2)).round(3) + 1e7
    cases += answered_by(novelties, [(far, far, 1), (far, far, 2), (far[:2], far, 5)])
    cases += answered_by(novelties, [(unit * B, unit * SQUARES[1:], 2) for unit in (1e-12, 1e12)])
    cases.append(((B[:1], np.array([[0.0, 1e90], [0.0, 1e-90]]), 1), np.array([1e-90])))
    assert_cases(student.novelty_scores, cases)


@pytest.mark.points(1)
def test_integers_and_shapes(student):
    """Takes integers and float32, one dimension and many, and as many rows as the archive has."""
    rng = np.random.default_rng(14)
    whole, kept = np.array([[200, 3], [0, 250]]), np.array([[0, 0], [255, 9], [7, 100]])
    cases = answered_by(novelties, [(whole, kept, 2)])
    cases += [((whole.astype(kind), kept.astype(kind), 2), cases[0][1])
              for kind in (np.uint8, np.uint16, np.int16, np.float32)]  # fmt: skip
    for n, b in ((3, 1), (5, 5), (1, 1), (4, 9)):
        cases += answered_by(novelties, [(rng.normal(size=(n, b)), rng.normal(size=(n, b)), 2)])
    assert_cases(student.novelty_scores, cases)


@counterexample_search(
    B=strategies.matrices((1, 3), 1, low=0, high=6),
    archive=strategies.matrices((1, 4), 1, low=0, high=6),
    k=strategies.choices(1, 2, 3),
)
def agrees_with_the_reference(student, reference, B, archive, k):
    got = student.novelty_scores(B, archive, k)
    assert_close(got, reference.novelty_scores(B, archive, k), atol=1e-12)
