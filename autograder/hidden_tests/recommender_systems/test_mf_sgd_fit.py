"""Hidden tests of mf_sgd_fit; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.recommender_systems.holey_tables import (
    balanced,
    everything,
    holes,
    integer_cases,
    junk_cases,
    ratings,
)
from autograder.hidden_tests.recommender_systems.rating_oracles import (
    descent_by_recipe,
    rmse_by_cells,
    vectors_of_descent,
)
from autograder.testing import (
    Case,
    as_tuple,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_draws,
    assert_law,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)

FULL = np.array([[4.0, 1.0, 2.0], [1.0, -5.0, 3.0]])
RANK_2 = np.array([[2.25, 0.5, 1.25], [0.5, 1.5, 2.5], [-0.5, 2.25, 3.5]])
PARTS = ("Z", "W", "errors")
NEAR = {"rtol": 1e-6, "atol": 1e-9, "parts": PARTS}


def both(answer):
    """Return the two tables of vectors of an answer, without the list of errors."""
    return as_tuple(answer, 3)[:2]


@pytest.mark.points(1)
def test_start(student, reference, seed):
    """Starts with small vectors, users before items; without epochs this is all."""
    cases = []
    for start in (3, seed("start")):
        for n, d, k in [(2, 3, 1), (4, 2, 3), (3, 3, 2)]:
            rng = np.random.default_rng(start)
            Z, W = 0.1 * rng.standard_normal((n, k)), 0.1 * rng.standard_normal((k, d))
            call = np.ones((n, d)), np.ones((n, d), dtype=bool), k, 0.1, 0.5, 0
            label = "no epochs"
            cases.append(Case((*call, np.random.default_rng(start)), (Z, W, []), label=label))
    assert_cases(student.mf_sgd_fit, cases, **NEAR)
    assert_draws(student.mf_sgd_fit, reference.mf_sgd_fit, [cases[0].arguments])


@pytest.mark.points(1)
def test_first_epoch(student, seed):
    """Takes a step for each rating of a full table, in the order of the permutation."""
    rng = np.random.default_rng(seed("tables"))
    calls = [(FULL, everything(FULL), 2, 0.125, 0.0, 1, np.random.default_rng(s)) for s in (3, 5)]
    for n, d, k in [(4, 2, 1), (2, 5, 3), (3, 3, 2), (1, 4, 1)]:
        call = ratings(rng, n, d), np.ones((n, d), dtype=bool), k, 0.1, 0.0, 1
        calls.append((*call, np.random.default_rng(seed(f"{n}"))))
    assert_agrees(student.mf_sgd_fit, vectors_of_descent, calls, read=both, rtol=1e-6, atol=1e-9)


@pytest.mark.points(1)
def test_epochs_and_penalty(student, reference, seed):
    """Draws a permutation for each epoch, no more, and shrinks vectors by the penalty."""
    rng = np.random.default_rng(seed("tables"))
    calls = [
        (FULL, everything(FULL), 2, 0.125, lam, epochs, np.random.default_rng(4))
        for lam, epochs in ((0.0, 2), (0.75, 1), (0.5, 3))
    ]
    cell = FULL[:1, :1], everything(FULL[:1, :1]), 1, 0.01, 0.5, 45, np.random.default_rng(4)
    calls.append(cell)
    # The error rises in the fifth epoch.
    calls.append((FULL, everything(FULL), 2, 0.25, 0.0, 6, np.random.default_rng(4)))
    for n, d, k, lam, epochs in [(4, 2, 1, 0.0, 2), (2, 3, 2, 0.9, 2)]:
        call = ratings(rng, n, d), np.ones((n, d), dtype=bool), k, 0.1, lam, epochs
        calls.append((*call, np.random.default_rng(seed(f"{n}"))))
    settings = {"read": both, "rtol": 1e-6, "atol": 1e-9}
    assert_agrees(student.mf_sgd_fit, vectors_of_descent, calls, **settings)
    agreed = reference.mf_sgd_fit(*calls[0][:-1], np.random.default_rng(4))[:2]
    assert_cases(student.mf_sgd_fit, [(calls[0], agreed)], **settings)
    assert_draws(student.mf_sgd_fit, reference.mf_sgd_fit, calls[:2])


@pytest.mark.points(1)
def test_unobserved_cells(student, seed):
    """Steps on observed cells alone, numbered row by row; strangers stay where they were."""
    rng = np.random.default_rng(seed("tables"))
    square = balanced(4, 4, 2)
    empty = np.array([[True, False, True], [False, False, False], [True, False, False]])
    cases = []
    for mask, k, epochs in ((square, 2, 1), (empty, 1, 2), (holes(rng, 3, 5), 2, 1)):
        Y = ratings(rng, *mask.shape).round(2)
        Y[tuple(np.argwhere(mask)[0])] = 0.0  # a rating of 0 is one
        call = Y, mask, k, 0.1, 0.2, epochs, np.random.default_rng(7)
        right = descent_by_recipe(*call[:-1], np.random.default_rng(7))[:2]
        cases += junk_cases(call, right, mask)
    assert_cases(student.mf_sgd_fit, cases, read=both, rtol=1e-6, atol=1e-9)


@pytest.mark.points(1)
def test_errors(student, seed):
    """Notes the root mean squared error over all observed cells after each epoch."""
    rng = np.random.default_rng(seed("tables"))
    # Held against its own vectors and shorter runs, it passes with most wrong steps: many epochs
    # are seldom judged again with right ones.
    calls = [
        (FULL, everything(FULL), 2, 0.125, 0.0, epochs, np.random.default_rng(4))
        for epochs in (1, 2, 3)
    ]
    calls.append((FULL, everything(FULL), 2, 0.25, 0.0, 7, np.random.default_rng(4)))
    cell = FULL[:1, 1:2], everything(FULL[:1, 1:2]), 1, 0.5, 0.25  # it settles at 0.25
    calls.append((*cell, 45, np.random.default_rng(4)))
    calls.append((*cell[:3], 0.25, 0.0, 45, np.random.default_rng(4)))  # it settles at 0
    calls.append((FULL / 100, everything(FULL), 2, 0.125, 0.0, 1, np.random.default_rng(4)))
    for mask in (balanced(4, 3, 2), holes(rng, 3, 5)):
        Y = ratings(rng, *mask.shape)
        Y[tuple(np.argwhere(mask)[0])] = 0.0
        calls.append((Y, mask, 2, 0.1, 0.3, 2, np.random.default_rng(seed("start"))))

    def law(answer, Y, mask, k, lr, lam, epochs, _):
        Z, W, errors = as_tuple(answer, 3)
        require(len(errors) == epochs, "The list of errors must have one entry for each epoch.")
        assert_close(
            errors[-1], rmse_by_cells(Y, np.asarray(Z) @ np.asarray(W), mask), rtol=1e-6, atol=1e-9
        )

    errors = [as_tuple(answer, 3)[2] for answer in assert_law(student.mf_sgd_fit, calls, law)]
    ends = [each[-1] for each in errors[:3]]
    assert_close(errors[2], ends, rtol=1e-6, what="the errors of three epochs")
    require(ends[0] != ends[1], "Another epoch leaves the error as it was.")


@pytest.mark.points(1)
def test_learns(student):
    """Learns a table of rank 2, hidden cells too; takes integers, and leaves arguments alone."""
    mask = np.ones((3, 3), dtype=bool)
    mask[1, 1] = False  # of rank 2, the table has one value there
    hidden = np.where(mask, RANK_2, np.nan), mask, 2, 0.25, 0.0, 10, np.random.default_rng(2)

    def law(answer, *_):
        new_Z, new_W, errors = as_tuple(answer, 3)
        found = np.asarray(new_Z) @ np.asarray(new_W)
        require(np.shape(found) == RANK_2.shape, "The product of Z and W has another shape.")
        require(np.abs(found - RANK_2).max() < 0.1, "A table of rank 2 is not found.")
        require(errors[-1] < errors[0] / 5, "The error has not fallen.")

    assert_law(student.mf_sgd_fit, [hidden], law)
    whole = np.array([[200.0, 3.0], [1.0, 240.0], [4.0, 100.0]])
    call = whole, everything(whole), 1, 1e-4, 0.5, 2, np.random.default_rng(3)
    right = descent_by_recipe(*call[:-1], np.random.default_rng(3))[:2]
    cases = integer_cases(call, right, (0,), (np.int64, np.uint8))
    assert_cases(student.mf_sgd_fit, cases, read=both, rtol=1e-6, atol=1e-9)
    small = [
        (np.where(mask, RANK_2, hole), mask, 2, 0.1, 0.0, 1, np.random.default_rng(3))
        for hole in (np.nan, np.inf)
    ]
    assert_leaves_arguments(student.mf_sgd_fit, small)


@counterexample_search(
    Y=strategies.matrices(2, 2, low=-2, high=2), M=strategies.matrices(2, 2, low=0, high=1),
    k=strategies.choices(1, 2), lam=strategies.choices(0.0, 0.5),
    epochs=strategies.choices(1, 0, 2),
)  # fmt: skip
def agrees_with_the_reference(student, reference, Y, M, k, lam, epochs):
    if np.any(M > 0):
        call = np.where(M > 0, Y, np.nan), M > 0, k, 0.5, lam, epochs
        got = student.mf_sgd_fit(*call, np.random.default_rng(0))
        right = reference.mf_sgd_fit(*call, np.random.default_rng(0))
        assert_close(got, right, rtol=1e-6, atol=1e-9)
