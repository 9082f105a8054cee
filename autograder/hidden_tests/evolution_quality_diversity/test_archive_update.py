"""Hidden tests of archive_update; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.evolution_quality_diversity.archive_oracles import (
    kept_after,
    novelty,
)
from autograder.testing import (
    answered_by,
    as_array,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)

NONE = np.empty((0, 2))
LINE = np.array([[0.0, 0.0], [4.0, 0.0], [10.0, 0.0], [11.0, 0.0], [5.0, 0.0], [20.0, 0.0]])


@pytest.mark.points(1)
def test_one_after_the_other(student, reference, seed):
    """Judges each row in the archive of that moment, rows that have just entered included."""
    rng = np.random.default_rng(11)
    cases = [((LINE[:1], LINE[1:], 1.5, 1), LINE[[0, 1, 2, 5]])]
    cases += answered_by(kept_after, [(LINE[:2], np.repeat(LINE[2:4], 3, axis=0), 0.5, 1)])
    for m, n, threshold in ((3, 12, 0.4), (5, 30, 0.3), (1, 20, 0.8)):
        cases += answered_by(
            kept_after, [(rng.uniform(0, 2, size=(m, 2)), rng.uniform(0, 2, (n, 2)), threshold, 1)]
        )
    assert_cases(student.archive_update, cases)
    rng = np.random.default_rng(seed("descriptors"))
    calls = [call for call, _ in cases]
    calls += [(rng.normal(size=(4, 2)), rng.normal(size=(9, 2)), 0.5, 1) for _ in range(3)]
    assert_agrees(student.archive_update, reference.archive_update, calls)
    assert_leaves_arguments(student.archive_update, calls)


@pytest.mark.points(1)
def test_threshold_is_not_enough(student):
    """Rejects a novelty that equals the threshold, and duplicates where that is 0."""
    triangle = np.array([[3.0, 4.0], [6.0, 8.0], [-3.0, 4.0], [3.0, -4.5], [0.0, 6.0]])
    cases = answered_by(
        kept_after, [(np.zeros((1, 2)), triangle, 5.0, 1), (LINE[:1], LINE, 4.0, 1)]
    )
    cases += answered_by(
        kept_after,
        [
            (LINE[:3], LINE[[0, 1, 3, 3, 5, 2]], 0.0, 1),
            (LINE, LINE[::-1], 0.0, 1),
        ],
    )
    cases += answered_by(
        kept_after, [(NONE, np.array([[1.0, 1.0], [1.0, 1.0], [2.0, 1.0]]), 0.0, 1)]
    )
    cases += answered_by(
        kept_after,
        [(LINE[:1], np.array([[5 + 2**-30, 0.0]]), 5.0, 1), (LINE[:1], LINE[:1] + 1e-13, 0.0, 1)],
    )
    assert_cases(student.archive_update, cases)


@pytest.mark.points(1)
def test_empty(student):
    """Lets the first row into an empty archive, and adds nothing if nothing is offered."""
    rng = np.random.default_rng(57)
    B = rng.normal(size=(6, 2))
    cases = answered_by(
        kept_after,
        [
            (NONE, B, 0.5, 1),
            (NONE, B[:1], 1e9, 3),
            (NONE, B, 1e9, 1),
        ],
    )
    cases += answered_by(kept_after, [(np.empty((0, 1)), B[:, :1], 0.3, 2), (B, B[:0], 0.5, 1)])
    cases += answered_by(kept_after, [(NONE, NONE, 0.5, 1)])
    assert_cases(student.archive_update, cases)


@pytest.mark.points(1)
def test_order(student):
    """Keeps the archive as it was, then the new rows in their order, apart for k = 1."""
    rng = np.random.default_rng(90)

    def holds(got, archive, B, threshold, _):
        rows = as_array(got, what="the archive")
        require(rows.ndim == 2 and rows.shape[1] == 2, "The archive has another shape.")
        require(len(rows) > len(archive), "Nothing was added.")
        assert_close(rows[: len(archive)], archive, what="the first rows")
        added = [np.flatnonzero((row == B).all(axis=1)) for row in rows[len(archive) :]]
        require(all(len(found) for found in added), "Some row that was added is no row of B.")
        places = [int(found[0]) for found in added]
        require(places == sorted(places), "The rows that were added have changed places.")
        apart = [
            novelty(row, rows[:i], 1) > threshold for i, row in enumerate(rows) if i >= len(archive)
        ]
        require(apart, "Two rows of the archive are closer than the threshold.")
        out = [novelty(row, rows, 1) <= threshold for row in B]
        require(out, "Some row is still far from all rows of the archive.")

    calls = [(np.zeros((1, 2)) - 2, rng.uniform(0, 2, size=(n, 2)), 0.4, 1) for n in (15, 25)]
    calls.append((LINE[[5, 0]], LINE[[4, 2, 1]], 0.9, 1))
    assert_law(student.archive_update, calls, holds)
    back = LINE[[3, 1, 0, 4, 2]]
    assert_cases(
        student.archive_update,
        answered_by(kept_after, [(LINE[5:], B, 4.5, 1) for B in (back, back[::-1])]),
    )


@pytest.mark.points(1)
def test_several_neighbours(student):
    """Averages over k neighbours, so that a duplicate can enter; takes integers and float32."""
    rng = np.random.default_rng(90)
    cases = answered_by(
        kept_after, [(np.array([[0.0], [10.0]]), np.array([[0.0], [0.0], [5.0]]), 3.0, 2)]
    )
    for m, n, k in ((4, 10, 2), (2, 15, 3), (6, 12, 5)):
        cases += answered_by(
            kept_after, [(rng.uniform(0, 2, (m, 2)), rng.uniform(0, 2, (n, 2)), 0.5, k)]
        )
    cases += answered_by(kept_after, [(LINE[:1], LINE[[0, 1, 0, 4, 5]], 4.0, 4)])
    twins = np.array([[0.0], [10.0]]), np.array([[20.0], [20.0]]), 4.0, 2
    cases.append((twins, np.array([[0.0], [10.0], [20.0], [20.0]])))
    whole = LINE.astype(int)
    cases += answered_by(
        kept_after,
        [
            (whole[:2], whole[2:], 2.5, 2),
            (whole[:2], LINE[2:] + 0.25, 2.0, 1),
            (whole[:2], whole[:0], 2.0, 1),
        ],
    )
    small = np.array([[0, 0], [250, 3], [9, 100]], dtype=np.uint8)
    cases += answered_by(kept_after, [(small[:1], small, 50.0, 1)])
    single = LINE.astype(np.float32)
    cases += answered_by(kept_after, [(single[:1], single[1:], 1.5, 1)])
    answers = assert_cases(student.archive_update, cases)
    floats = [np.asarray(answer).dtype == float for answer in answers]
    assert_close(floats, [True] * len(floats), what="whether the archive is float64")


@counterexample_search(
    archive=strategies.matrices((1, 2), 1, low=0, high=6),
    B=strategies.matrices((1, 4), 1, low=0, high=6),
    threshold=strategies.choices(0.0, 1.0, 2.0),
    k=strategies.choices(1, 2),
)
def agrees_with_the_reference(student, reference, archive, B, threshold, k):
    got = student.archive_update(archive, B, threshold, k)
    assert_close(got, reference.archive_update(archive, B, threshold, k))
