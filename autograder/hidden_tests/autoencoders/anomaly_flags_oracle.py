"""What tests of anomaly_flags expect, and how they compare."""

import numpy as np

from autograder.testing import (
    as_tuple,
    assert_close,
    assert_equal,
    require,
)

SEEN = np.arange(1.0, 22.0)  # 21 errors: the quantile 0.95 is the 20th


def by_rank(errors, quantile):
    """Return the quantile: how far along the sorted errors, between which two."""
    ranked, place = sorted(errors), quantile * (len(errors) - 1)
    low = int(place)
    high = min(low + 1, len(errors) - 1)
    return ranked[low] + (place - low) * (ranked[high] - ranked[low])


def assert_flags(got, expected):
    """Assert the array of booleans."""
    flags = np.asarray(as_tuple(got, 2)[1])
    require(flags.shape == np.shape(expected), "There must be one flag for each error.")
    assert_equal(flags, np.asarray(expected, dtype=bool), what="the flags")


def assert_all(got, expected):
    assert_close(as_tuple(got, 2)[0], expected[0], what="the threshold", atol=1e-12)
    assert_flags(got, expected[1])


def drawn(seed, name, sizes=(2, 5, 40)):
    """Return training errors in any order, errors to judge, a quantile and its threshold."""
    rng = np.random.default_rng(seed(name))
    for n in sizes:
        seen = rng.exponential(size=n)
        for quantile in (0.1, 0.5, 0.9, 0.95):
            yield (seen, rng.exponential(size=6), quantile), by_rank(seen, quantile)
