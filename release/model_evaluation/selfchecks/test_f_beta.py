"""Self-checks of f_beta: the worked examples and zeros."""

import pytest
from selfchecks.testing import assert_cases


@pytest.mark.points(2)
def test_worked_examples(student):
    """Gives 2/3, 5/6 and 5/9 for precision 1/2, recall 1 and beta 1, 2 and 1/2."""
    cases = [((0.5, 1.0), 2 / 3), ((0.5, 1.0, 2.0), 5 / 6), ((0.5, 1.0, 0.5), 5 / 9)]
    assert_cases(student.f_beta, cases)


@pytest.mark.points(1)
def test_nothing_found(student):
    """Gives 0.0 where precision or recall is 0, or both."""
    cases = [((0.5, 0.5), 0.5), ((0.0, 0.0), 0.0), ((0.0, 0.5), 0.0), ((0.5, 0.0, 2.0), 0.0)]
    assert_cases(student.f_beta, cases)
