"""Hidden tests of decision_trees/label_entropy; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.checking import strategies
from autograder.checking.closer_look import closer_look
from autograder.checking.compare import assert_close, assert_unchanged


@pytest.mark.points(1)
def test_numbers_worked_by_hand(student):
    """FILL_IN a sentence that is true of a right answer."""
    x = np.array([0.5, -2.0, 4.0])  # FILL_IN other numbers than in the worked example
    assert_close(student.label_entropy(x), 2.5)
    assert_unchanged(student.label_entropy, x)


@pytest.mark.points(2)
@pytest.mark.parametrize("n", [1, 7, 40])
def test_agrees_with_the_reference(student, reference, seed, n):
    """FILL_IN a sentence that is true of a right answer."""
    x = np.random.default_rng(seed(f"{n} entries")).normal(size=n)
    assert_close(student.label_entropy(x), reference.label_entropy(x), atol=1e-12, sizes=[n])


@pytest.mark.points(1)
def test_law(student, seed):
    """FILL_IN a law that every right answer obeys: an optimum, an invariance, a limit."""
    x = np.random.default_rng(seed("law")).normal(size=9)
    assert_close(student.label_entropy(2 * x), 2 * student.label_entropy(x))


@closer_look(x=strategies.vectors())
def agrees_with_the_reference(student, reference, x):
    assert_close(student.label_entropy(x), reference.label_entropy(x), atol=1e-12)
