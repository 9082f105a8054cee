"""Hidden tests of als_fit; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.recommender_systems.holey_tables import (
    balanced,
    everything,
    factors,
    holes,
    integer_cases,
    junk_cases,
    ratings,
)
from autograder.hidden_tests.recommender_systems.rating_oracles import (
    alternation_by_recipe,
    objective_by_cells,
    vectors_of_alternation,
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
    assert_never_rises,
    counterexample_search,
    strategies,
)

FULL = np.array([[4.0, 1.0, 2.0], [1.0, -5.0, 3.0], [0.0, 2.0, 6.0], [7.0, 3.0, 1.0]])
NEAR = {"rtol": 1e-6, "atol": 1e-9}


def both(answer):
    """Return the two tables of vectors of an answer, without the list of objectives."""
    return as_tuple(answer, 3)[:2]


@pytest.mark.points(1)
def test_one_sweep(student, reference, seed):
    """Sets users, then items of a full table, from vectors of items: all that is drawn."""
    rng = np.random.default_rng(seed("tables"))
    calls = [(FULL, everything(FULL), 2, 0.5, 1, np.random.default_rng(s)) for s in (3, 5)]
    for n, d, k in [(4, 3, 1), (3, 5, 2), (4, 4, 3)]:
        call = ratings(rng, n, d), np.ones((n, d), dtype=bool), k, 0.7, 1
        calls.append((*call, np.random.default_rng(seed(f"{n}{d}"))))
    assert_agrees(student.als_fit, vectors_of_alternation, calls, read=both, **NEAR)
    assert_draws(student.als_fit, reference.als_fit, calls[:1])


@pytest.mark.points(1)
def test_more_sweeps(student, reference, seed):
    """Goes on for several sweeps."""
    rng = np.random.default_rng(seed("tables"))
    calls = [
        (FULL, everything(FULL), 2, 0.5, sweeps, np.random.default_rng(3)) for sweeps in (2, 5)
    ]
    calls.append((FULL / 1000, everything(FULL), 2, 0.0, 3, np.random.default_rng(3)))
    for n, d, k in [(4, 3, 1), (3, 5, 2)]:
        call = ratings(rng, n, d), np.ones((n, d), dtype=bool), k, 0.7, 3
        calls.append((*call, np.random.default_rng(seed(f"{n}{d}"))))
    # Singular values of nearly 3 both: the objective stands still long before the vectors do.
    slow = np.array([[1.8, -2.4], [2.4, 1.8001]])
    calls.append((slow, everything(slow), 1, 1.5, 25, np.random.default_rng(3)))
    assert_agrees(student.als_fit, vectors_of_alternation, calls, read=both, **NEAR)
    agreed = [
        (call, reference.als_fit(*call[:-1], np.random.default_rng(3))[:2]) for call in calls[:1]
    ]
    assert_cases(student.als_fit, agreed, read=both, **NEAR)
    assert_draws(student.als_fit, reference.als_fit, calls[1:2])


@pytest.mark.points(1)
def test_objectives(student, seed):
    """Notes squared errors plus lam times all squares after each sweep; they never rise."""
    rng = np.random.default_rng(seed("tables"))
    calls = [(FULL, everything(FULL), 2, lam, 4, np.random.default_rng(3)) for lam in (0.5, 3.0)]
    cell = FULL[:1, :1], everything(FULL[:1, :1]), 1, 2.0, 9  # it settles at 12 soon
    calls.append((*cell, np.random.default_rng(3)))
    calls.append((FULL / 100, everything(FULL), 2, 0.005, 3, np.random.default_rng(3)))
    for mask in (balanced(5, 4, 3), holes(rng, 4, 6)):
        Y = ratings(rng, *mask.shape)
        calls.append((Y, mask, 2, 0.4, 6, np.random.default_rng(seed("start"))))

    def law(answer, Y, mask, k, lam, n_iter, _):
        Z, W, objectives = as_tuple(answer, 3)
        assert_never_rises(objectives, length=n_iter)
        last = objective_by_cells(Y, mask, np.asarray(Z), np.asarray(W), 2 * lam, 2 * lam)
        assert_close(objectives[-1], last, rtol=1e-6, atol=1e-9)

    assert_law(student.als_fit, calls, law)
    expected = alternation_by_recipe(*calls[0][:-1], np.random.default_rng(3))[2]
    assert_cases(student.als_fit, [(calls[0], expected)], part=(2, 3), rtol=1e-6)


@pytest.mark.points(1)
def test_unobserved_cells(student, seed):
    """Does not see unobserved cells; users and items without ratings have zeros."""
    rng = np.random.default_rng(seed("tables"))
    empty = np.array([[1, 0, 1, 1], [0, 0, 0, 0], [1, 0, 0, 1], [1, 0, 1, 1]], dtype=bool)
    cases = []
    for mask, k in ((balanced(4, 4, 3), 2), (empty, 1), (holes(rng, 4, 5), 2)):
        Y = ratings(rng, *mask.shape).round(2)
        call = Y, mask, k, 0.5, 2, np.random.default_rng(7)
        right = alternation_by_recipe(*call[:-1], np.random.default_rng(7))[:2]
        cases += junk_cases(call, right, mask)
    assert_cases(student.als_fit, cases, read=both, **NEAR)


@pytest.mark.points(1)
def test_full_tables(student, seed):
    """Finds exact tables in one sweep for lam = 0, and the best of a full one in many."""
    rng = np.random.default_rng(seed("tables"))
    fixed = np.array([[1.0, 2.0, 3.0], [0.0, 1.0, 1.0], [2.0, 0.0, 2.0], [1.0, 1.0, 2.0]])
    Z, W = factors(rng, 5, 4, 2)
    Z, W = 3 * np.linalg.qr(Z)[0], np.linalg.qr(W.T)[0].T  # well conditioned, whatever is drawn
    for Y, atol in ((fixed, 1e-8), (np.round(Z @ W, 12), 1e-6)):  # what is drawn may lie worse

        def is_found(answer, Y, *_, atol=atol):
            new_Z, new_W = both(answer)
            found = np.asarray(new_Z) @ np.asarray(new_W)
            assert_close(found, Y, rtol=1e-6, atol=atol, what="Z @ W")

        exact = Y, everything(Y), 2, 0.0, 1, np.random.default_rng(3)
        assert_law(student.als_fit, [exact], is_found)
    U, _ = np.linalg.qr(np.array([[2.0, 1, 0], [1, -1, 1], [0, 1, 3], [1, 0, -1]]))
    V, _ = np.linalg.qr(np.array([[1.0, 2, 0], [0, 1, 1], [2, 0, 1]]))
    spectrum = (U * [9.0, 4.0, 1.0]) @ V.T

    def is_thresholded(answer, Y, mask, k, lam, *_):
        new_Z, new_W = both(answer)
        right = (U[:, :2] * (np.array([9.0, 4.0]) - lam)) @ V[:, :2].T
        assert_close(np.asarray(new_Z) @ np.asarray(new_W), right, atol=1e-5, what="Z @ W")

    whole = spectrum, everything(spectrum), 2
    calls = [(*whole, lam, n, np.random.default_rng(3)) for lam, n in ((0.0, 8), (2.0, 14))]
    assert_law(student.als_fit, calls, is_thresholded)


@pytest.mark.points(1)
def test_forms(student):
    """Takes integers, gives the same answer to the same draw, and leaves arguments alone."""
    whole = np.array([[200.0, 3.0, 90.0], [1.0, 240.0, 7.0], [40.0, 100.0, 30.0]])
    call = whole, everything(whole), 1, 2.0, 2, np.random.default_rng(3)
    right = alternation_by_recipe(*call[:-1], np.random.default_rng(3))
    product = np.asarray(right[0]) @ np.asarray(right[1])

    def law(answer, *_):
        new_Z, new_W = both(answer)
        assert_close(np.asarray(new_Z) @ np.asarray(new_W), product, rtol=1e-6, what="Z @ W")

    calls = [case.arguments for case in integer_cases(call, right, (0,), (np.int64, np.uint8))]
    assert_law(student.als_fit, [*calls, call], law)
    small = FULL / 4, everything(FULL), 1, 0.5, 1
    right = alternation_by_recipe(*small, np.random.default_rng(8))[:2]
    cases = [Case((*small, np.random.default_rng(8)), right) for _ in range(2)]
    assert_cases(student.als_fit, cases, read=both, **NEAR)
    holey = [
        (np.where(FULL > 0, FULL, hole), FULL > 0, 1, 0.5, 1, np.random.default_rng(3))
        for hole in (np.nan, np.inf)
    ]
    assert_leaves_arguments(student.als_fit, holey)


@counterexample_search(
    Y=strategies.matrices(2, 2), M=strategies.matrices(2, 2, low=0, high=1),
    k=strategies.choices(1, 2), lam=strategies.choices(1.0, 0.5), n_iter=strategies.choices(1, 2),
)  # fmt: skip
def agrees_with_the_reference(student, reference, Y, M, k, lam, n_iter):
    if np.any(M > 0):
        call = np.where(M > 0, Y, np.nan), M > 0, k, lam, n_iter
        got = student.als_fit(*call, np.random.default_rng(0))
        right = reference.als_fit(*call, np.random.default_rng(0))
        assert_close(got, right, rtol=1e-6, atol=1e-9)
