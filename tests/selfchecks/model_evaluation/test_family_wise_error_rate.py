"""Self-checks of family_wise_error_rate: the worked examples."""

import pytest
from selfchecks.testing import assert_cases


@pytest.mark.points(1)
def test_worked_examples(student):
    """Gives 0.19 for two tests at 0.1, and 0.64 for twenty at 0.05."""
    cases = [((0.1, 2), 0.19), ((0.05, 20), 0.6415140775914581)]
    assert_cases(student.family_wise_error_rate, cases)


@pytest.mark.points(1)
def test_no_tests(student):
    """Gives 0.1 for a single test at 0.1, 0 for no test, and 1e-11 for ten tests at 1e-12."""
    cases = [((0.1, 1), 0.1), ((0.1, 0), 0.0), ((1e-12, 10), 1e-11)]
    assert_cases(student.family_wise_error_rate, cases)
