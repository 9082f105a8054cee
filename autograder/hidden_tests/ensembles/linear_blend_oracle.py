"""What the hidden tests of ensembles/linear_blend compare with."""

from itertools import combinations

import numpy as np

from autograder.testing import (
    as_array,
    matrix_with_condition,
    require,
)


def smallest_error(G, y):
    """Return the least squared error without negative weights, over all sets of judges."""
    best, T = float(y @ y), G.shape[1]
    for size in range(1, T + 1):
        for chosen in combinations(range(T), size):
            columns = G[:, list(chosen)] * 1.0
            a = np.linalg.lstsq(columns, y, rcond=None)[0]
            if (a >= -1e-12).all():
                best = min(best, float(np.sum((columns @ a - y) ** 2)))
    return best


def is_optimal(answer, G, y, *_):
    """Assert that weights are not negative and that no others are better."""
    a = as_array(answer, shape=(G.shape[1],))
    require((a >= 0).all(), "Some weight is negative.")
    error, scale = float(np.sum((G @ a - y) ** 2)), float(y @ y)
    best = smallest_error(G, y)
    require(error <= 1.1 * best + 1e-3 * scale, "Other weights have a far smaller error.")
    message = "Other weights have a slightly smaller error: has it stopped too early?"
    require(error <= (1 + 1e-6) * best + 1e-12 * scale, message)


def judges(rng, n, T, positive):
    """Return predictions of condition 5, and targets that some of them explain."""
    G = matrix_with_condition(rng, n, T, 5.0)
    a = rng.uniform(0.5, 2, size=T)
    a[positive:] *= -1
    return G, G @ a + 0.1 * rng.normal(size=n)
