"""Self-checks of roulette_probabilities: the example on paper, all zeros, the error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_on_paper(student):
    """Returns 1/4, 3/4 and 0 for fitness 1, 3 and 0."""
    fitness = np.array([1.0, 3.0, 0.0])
    assert_close(student.roulette_probabilities(fitness), [0.25, 0.75, 0.0])
    assert_unchanged(student.roulette_probabilities, fitness)


@pytest.mark.points(2)
def test_zeros_and_error(student):
    """Gives equal shares where all are 0, and raises ValueError for negative fitness."""
    assert_close(student.roulette_probabilities(np.zeros(4)), np.full(4, 0.25))
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.roulette_probabilities(np.array([1.0, -1.0, 3.0]))
