"""Hidden tests of mle_map/bernoulli_mle; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_share_of_heads(student, reference, seed):
    """Is the share of heads, which has the lowest negative log-likelihood of a fine grid."""
    rng = np.random.default_rng(seed("records"))
    records = [[0, 0, 0, 1, 1, 1, 0, 1, 0, 0], [1, 0, 0], [1, 1, 0, 1], [0, 0, 1, 0, 0, 0, 0]]
    by_hand = [(np.array(r), s) for r, s in zip(records, (0.4, 1 / 3, 0.75, 1 / 7), strict=True)]
    assert_cases(student.bernoulli_mle, by_hand)
    calls = [np.append(rng.integers(0, 2, size=n), [0, 0, 1]) for n in (4, 11, 50, 1201)]
    answers = assert_agrees(student.bernoulli_mle, reference.bernoulli_mle, calls)
    for data, w in zip(calls, answers, strict=True):
        heads, grid = data.sum(), np.linspace(0.0005, 0.9995, 1000)
        nll = -heads * np.log(grid) - (len(data) - heads) * np.log1p(-grid)
        assert_close(w, grid[nll.argmin()], atol=0.0006, rtol=0.0)


@pytest.mark.points(1)
def test_one_sided_records_and_booleans(student):
    """Is 1.0 for heads alone and 0.0 for tails alone, of any dtype, and leaves the record alone."""
    cases = [(np.ones(n, dtype=int), 1.0) for n in (1, 3, 9)]
    cases += [(np.zeros(n, dtype=int), 0.0) for n in (1, 3, 8)]
    cases += [
        Case(np.array([True, True, True]), 1.0, label="booleans"),
        Case(np.array([False, False]), 0.0, label="booleans"),
        Case(np.array([1.0, 1.0]), 1.0, label="ones of float64"),
    ]
    assert_cases(student.bernoulli_mle, cases)
    mixed = np.array([1, 0, 1, 0])
    assert_leaves_arguments(student.bernoulli_mle, [mixed, 1.0 * mixed, mixed == 1])


@pytest.mark.points(1)
def test_refuses_an_empty_record(student):
    """Raises ValueError for an empty record."""
    dtypes = {"integers": int, "floats": float, "booleans": bool}
    calls = {f"no tosses, {name}": np.array([], dtype=dtype) for name, dtype in dtypes.items()}
    assert_raises(student.bernoulli_mle, ValueError, calls, works_on=[np.array([1, 0, 1, 0, 0])])


@counterexample_search(data=strategies.vectors((1, 5), 0, 1))
def agrees_with_the_reference(student, reference, data):
    assert_close(student.bernoulli_mle(data), reference.bernoulli_mle(data))
