"""A fit worked by hand, and the cases of a function that takes a ``reduction``.

The residuals are 0, 2, -1, 1, 0, -3, 0. With 7 samples and 3 features no two wrong divisors have
the same factor.
"""

import numpy as np

from autograder.testing import Case

X = np.array(
    [[1.0, 0, 2], [1.0, 1, 0], [1.0, 2, 1], [1.0, 3, 0], [1.0, 0, 1], [1.0, 2, 2], [1.0, 1, 3]]
)
Y = np.array([-1.0, 1.0, 5.0, 6.0, 0.0, 6.0, 0.0])
W = np.array([1.0, 2.0, -1.0])


def reduction_cases(oracle, rng, by_hand, sizes, atol=0.0):
    """Return cases for each reduction that was worked by hand, on that fit and on random data."""
    drawn = [
        (rng.normal(size=(n, d)), 10 * rng.normal(size=n), rng.normal(size=d)) for n, d in sizes
    ]
    cases = []
    for reduction, expected in by_hand.items():
        cases.append(Case((X, Y, W, reduction), expected, sizes=[7, 3]))
        for data in drawn:
            call = *data, reduction
            cases.append(Case(call, oracle(*call), atol=atol, sizes=data[0].shape))
    return cases
