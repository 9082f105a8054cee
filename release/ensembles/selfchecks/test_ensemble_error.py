"""Self-checks of ensemble_error: the worked examples, certainty, and many models."""

import pytest
from selfchecks.testing import assert_close


@pytest.mark.points(2)
def test_worked_examples(student):
    """Is 0.28175 for three models at 0.35, and 1/4 for two at 1/4: a tie counts half."""
    assert_close(student.ensemble_error(3, 0.35), 0.28175, what="three models at 0.35")
    assert_close(student.ensemble_error(2, 0.25), 0.25, what="two models at 0.25")


@pytest.mark.points(2)
def test_certainty(student):
    """Is 0 where no model errs, 1 where all do, and eps for a single model."""
    assert_close(student.ensemble_error(5, 0.0), 0.0, atol=1e-12)
    assert_close(student.ensemble_error(5, 1.0), 1.0)
    assert_close(student.ensemble_error(1, 0.3), 0.3)


@pytest.mark.points(1)
def test_many_models(student):
    """Is 1/2 for 2001 models that toss coins."""
    assert_close(student.ensemble_error(2001, 0.5), 0.5)
    tiny = 3e-24 - 2e-36
    assert_close(student.ensemble_error(3, 1e-12), tiny, what="three models at 1e-12 (3e-24)")
