"""What the hidden tests of ensembles/bagged_predict compare with."""

import numpy as np

from autograder.hidden_tests.ensembles.spied_samples import numbered_rows
from autograder.testing import (
    Spy,
)


def spied(student, rng, n, m, sizes, *, has_twins=False):
    """Call the function with learners that remember; return them and what was asked.

    With twins the second sample is the first one again.
    """
    X, y = numbered_rows(rng, n)
    X_test = rng.normal(size=(m, 2))
    idx = rng.integers(0, n, size=sizes)
    if has_twins:
        idx[1] = idx[0]
    numbers = iter(range(10_000))
    fit = Spy(lambda X, y: next(numbers))
    predict = Spy(lambda model, X: np.full(len(X), 2.0**model))
    got = student.bagged_predict(fit, predict, X, y, X_test, idx)
    return X, y, X_test, idx, fit, predict, got
