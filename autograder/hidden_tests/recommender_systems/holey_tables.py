"""Tables with holes for the tests of recommender_systems, and what may stand in the holes."""

import numpy as np

from autograder.testing import Case

JUNK = {
    "nan in unobserved cells": np.nan,
    "infinity in unobserved cells": np.inf,
    "minus infinity in unobserved cells": -np.inf,
    "other numbers in unobserved cells": 99.0,
    "zeros in unobserved cells": 0.0,
}


def everything(Y):
    """Return the mask of a table without holes."""
    return np.ones(np.shape(Y), dtype=bool)


def holes(rng, n, d, share=0.6):
    """Return a mask in which every row has an entry, and at least one cell is a hole."""
    mask = rng.random((n, d)) < share
    mask[np.arange(n), rng.integers(d, size=n)] = True
    if mask.all():
        mask[0, 0] = False
    return mask


def balanced(n, d, count):
    """Return a mask with the same number of observed cells in each row, walking to the right."""
    mask = np.zeros((n, d), dtype=bool)
    for step in range(count):
        mask[np.arange(n), (np.arange(n) + step) % d] = True
    return mask


def ratings(rng, n, d):
    return rng.normal(3.0, 1.5, size=(n, d))


def factors(rng, n, d, k):
    return rng.normal(size=(n, k)), rng.normal(size=(k, d))


def junk_cases(call, expected, mask, tables=(0,)):
    """Return a case for each kind of junk in the unobserved cells of some tables of a call."""
    cases = []
    for label, value in JUNK.items():
        for position in tables:
            arguments = list(call)
            arguments[position] = np.where(mask, call[position], value)
            cases.append(Case(tuple(arguments), expected, label=label))
    return cases


def integer_cases(call, expected, positions, types=(np.int64, np.uint8, np.int8)):
    """Return a case for each integer type and each array of a call that is turned into it."""
    cases = []
    for position in positions:
        for kind in types:
            arguments = list(call)
            whole = np.asarray(call[position])
            if whole.min() < np.iinfo(kind).min or whole.max() > np.iinfo(kind).max:
                continue
            arguments[position] = whole.astype(kind)
            cases.append(Case(tuple(arguments), expected, label=f"an array of {kind.__name__}"))
    return cases
