"""Self-checks of early_stopping: the worked examples, ties, errors."""

import pytest
from selfchecks.testing import assert_equal


@pytest.mark.points(1)
def test_worked_examples(student):
    """Keeps epoch 1 of (3, 2, 2.5, 2.6, 1) with patience 2, and epoch 4 with patience 3."""
    losses = [3.0, 2.0, 2.5, 2.6, 1.0]
    assert_equal(student.early_stopping(losses, 2), 1)
    assert_equal(student.early_stopping(losses, 3), 4)
    assert_equal(student.early_stopping([1.0, 3.0, 2.0, 0.0], 2), 0)


@pytest.mark.points(1)
def test_counts_anew(student):
    """Begins to count anew at each new best: (5, 6, 4, 6, 3) with patience 2 goes to the end."""
    assert_equal(student.early_stopping([5.0, 6.0, 4.0, 6.0, 3.0], 2), 4)


@pytest.mark.points(1)
def test_ties(student):
    """Keeps the first of equal losses."""
    assert_equal(student.early_stopping([2.0, 2.0, 2.0], 5), 0)


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for an empty list and for a patience of 0."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.early_stopping([], 1)
    with pytest.raises(ValueError):  # noqa: PT011
        student.early_stopping([1.0], 0)
