"""Self-checks of soft_kmeans: the worked example, no round, a far centre, the error."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close, assert_unchanged

ROWS = np.array([[0.0], [1.0]])
START = -2 * np.log(4 / 3) / np.log(3.0)  # the objective before a move, -0.5237


@pytest.mark.points(2)
def test_worked_example(student):
    """Moves 0 and 1 to 1/4 and 3/4; the objective goes from -0.5237 to -0.7047."""
    call = ROWS, ROWS, float(np.log(3.0)), 1
    assert_unchanged(student.soft_kmeans, *call)
    centers, R, objectives = as_tuple(student.soft_kmeans(*call), 3)
    assert_close(centers, [[0.25], [0.75]], what="centers")
    end = 1 / 8 - 2 * np.log(1 + 3**-0.5) / np.log(3.0)
    assert_close(np.asarray(objectives), [START, end], what="objectives")
    near = 1 / (1 + np.exp(-np.log(3.0) / 2))
    assert_close(R, [[near, 1 - near], [1 - near, near]], what="R, of the moved centres")


@pytest.mark.points(2)
def test_no_round(student):
    """Returns centres, shares and one objective if n_iter is 0."""
    centers, R, objectives = as_tuple(student.soft_kmeans(ROWS, ROWS, float(np.log(3.0)), 0), 3)
    assert_close(centers, ROWS, what="centers")
    assert_close(R, [[0.75, 0.25], [0.25, 0.75]], what="R")
    assert_close(np.asarray(objectives), [START], what="objectives")
    whole = as_tuple(student.soft_kmeans(ROWS, np.array([[0], [1]]), 1.0, 0), 3)[0]
    kind = np.asarray(whole).dtype.name
    assert kind == "float64", (
        f"centers of an integer start: expected dtype float64, returned {kind}"
    )


@pytest.mark.points(1)
def test_far_centre(student):
    """Leaves a centre at 1000 where it is, with finite objectives."""
    got = as_tuple(student.soft_kmeans(ROWS, np.array([[0.0], [1000.0]]), 2.0, 2), 3)
    assert_close(got[0], [[0.5], [1000.0]], what="centers")
    assert_close(np.asarray(got[2]), [1.0, 0.5, 0.5], what="objectives")


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for beta = 0 and beta = -1."""
    student.soft_kmeans(ROWS, ROWS, 1.0, 1)
    for beta in (0.0, -1.0):
        with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
            student.soft_kmeans(ROWS, ROWS, beta, 1)
