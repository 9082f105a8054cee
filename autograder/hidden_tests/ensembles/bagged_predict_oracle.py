"""What the hidden tests of ensembles/bagged_predict compare with."""

import numpy as np

from autograder.hidden_tests.ensembles.spied_samples import numbered_rows
from autograder.testing import (
    Spy,
)


def spied(student, rng, n, m, sizes):
    """Call the function with learners that remember; return them and what was asked."""
    X, y = numbered_rows(rng, n)
    X_test = rng.normal(size=(m, 2))
    idx = rng.integers(0, n, size=sizes)
    numbers = iter(range(10_000))
    fit = Spy(lambda X, y: next(numbers))
    predict = Spy(lambda model, X: np.full(len(X), 2.0**model))
    got = student.bagged_predict(fit, predict, X, y, X_test, idx)
    return X, y, X_test, idx, fit, predict, got
