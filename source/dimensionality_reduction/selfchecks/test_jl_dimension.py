"""Self-checks of jl_dimension: the worked example, one point, the errors."""

import pytest
from selfchecks.testing import assert_close


@pytest.mark.points(2)
def test_worked_example(student):
    """Is 3948 for 100 points and eps = 0.1, and 0 for one point."""
    assert_close(student.jl_dimension(100, 0.1), 3948)
    assert_close(student.jl_dimension(1, 0.5), 0)
    assert_close(student.jl_dimension(1797, 0.5), 360)
    assert not isinstance(student.jl_dimension(100, 0.1), float), "The result must be an int."


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for eps = 0 or 1, and for no points."""
    student.jl_dimension(10, 0.5)
    for n, eps in ((10, 0.0), (10, 1.0), (0, 0.5)):
        with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
            student.jl_dimension(n, eps)
