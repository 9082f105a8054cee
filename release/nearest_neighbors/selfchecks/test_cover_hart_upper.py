"""Self-checks of cover_hart_upper: the worked examples and the error."""

import pytest
from selfchecks.testing import assert_close


@pytest.mark.points(1)
def test_two_classes(student):
    """Gives 0.375 for a Bayes error of 0.25 and two classes."""
    assert_close(student.cover_hart_upper(0.25, 2), 0.375)


@pytest.mark.points(1)
def test_three_classes(student):
    """Gives 0.40625 for a Bayes error of 0.25 and three classes."""
    assert_close(student.cover_hart_upper(0.25, 3), 0.40625)


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for a Bayes error of 0.6 and two classes."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.cover_hart_upper(0.6, 2)
