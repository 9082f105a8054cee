"""Hidden tests of novelty_search; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.evolution_quality_diversity.archive_oracles import (
    search_cases,
    searched,
)
from autograder.testing import (
    Spy,
    as_array,
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

TURN = np.array([[2.0, 1.0, 0.0], [0.0, -3.0, 1.0]])


@pytest.mark.points(1)
def test_recipe(student, reference, seed, open_function):
    """Scores, updates, selects and draws in this order, and mutates nothing."""
    rng = np.random.default_rng(11)
    settings = [(6, 2, 2, 4, 4, 0.5, 2, 0.4), (8, 3, 1, 3, 6, 0.3, 3, 0.1),
                (4, 5, 2, 4, 6, 0.2, 1, 0.3), (24, 2, 2, 2, 4, 0.5, 2, 0.4)]  # fmt: skip
    cases = search_cases(open_function, rng, settings)
    whole = np.array([[0, 3], [50, 1], [100, 2], [150, 7]])
    call = open_function("leading", 1), whole, 2, 4, 0.7, 1, 0.1
    expected, _ = searched(*call, np.random.default_rng(4))
    cases.append(((*call, np.random.default_rng(4)), expected))
    assert_cases(student.novelty_search, cases, atol=1e-9)
    calls = [(*call[:-1], np.random.default_rng(seed("draws"))) for call, _ in cases]
    assert_agrees(student.novelty_search, reference.novelty_search, calls, atol=1e-9)
    assert_leaves_arguments(student.novelty_search, calls[:1])
    assert_draws(student.novelty_search, reference.novelty_search, calls[:1])


@pytest.mark.points(1)
def test_odd_and_small_populations(student, open_function):
    """Takes half of an odd population rounded down, but at least one parent, and any lam."""
    rng = np.random.default_rng(57)
    settings = [(7, 2, 2, 4, 5, 0.5, 2, 0.2), (1, 2, 1, 4, 3, 0.5, 1, 0.1),
                (3, 1, 1, 6, 1, 0.5, 2, 0.1), (9, 3, 2, 3, 4, 0.4, 3, 0.1)]  # fmt: skip
    assert_cases(student.novelty_search, search_cases(open_function, rng, settings), atol=1e-9)


@pytest.mark.points(1)
def test_archive_grows(student, open_function):
    """Only appends to the archive, which is empty, of shape (0, q), without a generation."""
    rng = np.random.default_rng(61)
    P0, f = rng.normal(size=(6, 3)), open_function("scaled", TURN)
    calls = [(f, P0, n, 6, 0.5, 2, 0.3, np.random.default_rng(9)) for n in (1, 2, 4)]
    before = np.empty((0, 2))
    for got in assert_law(student.novelty_search, calls, lambda got, *_: as_array(got)):
        rows = as_array(got, what="the archive")
        require(rows.ndim == 2 and rows.shape[1] == 2, "The archive has another shape.")
        require(len(rows) > len(before), "The archive does not grow.")
        assert_close(rows[: len(before)], before, what="the rows of fewer generations")
        before = rows
    cases = [((f, P0[:n], 0, 6, 0.5, 2, 0.3, np.random.default_rng(1)), np.empty((0, 2)))
             for n in (6, 1)]  # fmt: skip
    assert_cases(student.novelty_search, cases)


@pytest.mark.points(1)
def test_offspring_of_the_novel(student):
    """Lets the most novel half have offspring, which replace the population."""
    rng = np.random.default_rng(82)
    for n0, lam in ((8, 6), (5, 9)):
        P0 = 1000.0 * rng.permutation(n0)[:, np.newaxis] + rng.normal(size=(n0, 2))
        f = Spy(lambda x: TURN[:, :2] @ x)
        student.novelty_search(f, P0, 3, lam, 0.5, 1, 0.0, np.random.default_rng(5))
        tried = as_array(np.array(f.given(0)), what="the rows that were tried")
        require(len(tried) >= n0 + 2 * lam, "The behaviour is not asked for often enough.")
        second, third = tried[len(tried) - 2 * lam : len(tried) - lam], tried[len(tried) - lam :]
        for old, parents, new in ((P0, P0[: n0 // 2], second), (second, second, third)):
            gaps = np.abs(new[:, np.newaxis] - parents).max(axis=2).min(axis=1)
            require(gaps < 50, "Some row descends from no row of the novel half.")
            copies = (new[:, np.newaxis] == old).all(axis=2)
            require(not copies.any(), "Some row of the population before was kept, or tried again.")
    flat = 1e-7 * np.array([[0.0, 0.0], [0.1, 0.0], [500.0, 0.0], [0.2, 0.0]])
    f = Spy(lambda x: x[:1])
    student.novelty_search(f, flat, 3, 4, 1e-10, 1, 1e6, np.random.default_rng(21))
    require(len(f.calls) >= 12, "The behaviour is not asked for often enough.")
    last = np.array(f.given(0))[-4:, 0]
    require(np.abs(last - 1e-8).max() < 5e-9, "Some row descends from one that is not novel.")
    # In the second population those from the second, third and fourth row are equally novel.
    whole = np.column_stack([[0.0, 7.0, -7.0, 7.0, 0.0, 0.0, 0.0, 0.0], 100.0 * np.arange(8)])
    f = Spy(lambda x: np.round(x[:1]))
    student.novelty_search(f, whole, 3, 5, 0.01, 1, 1e6, np.random.default_rng(32))
    require(len(f.calls) >= 18, "The behaviour is not asked for often enough.")
    last = np.array(f.given(0))[-5:, 1]
    first = np.abs(last - 300).max() < 50
    require(first, "Some row descends from one that has equally novel ones before it.")


@pytest.mark.points(1)
def test_evaluations(student):
    """Asks for the behaviour of each row once, and of nothing else."""
    rng = np.random.default_rng(60)
    for n0, n_gen, lam in [(6, 4, 5), (3, 1, 4), (2, 6, 2), (4, 0, 3)]:
        P0 = rng.normal(size=(n0, 3))
        f = Spy(lambda x: TURN @ x)
        got = student.novelty_search(f, P0, n_gen, lam, 0.5, 2, 0.1, np.random.default_rng(2))
        rows = as_array(got, what="the archive")
        require(rows.ndim == 2 and rows.shape[1] == 2, "The archive has another shape.")
        count = n0 + (n_gen - 1) * lam if n_gen else 0
        require(len(f.calls) >= count, "Not every row is tried.")
        require(len(f.calls) <= count + 1, "The behaviour is asked for more often than allowed.")


@pytest.mark.points(1)
def test_spreads(student, open_function):
    """Spreads over the descriptors, farther in each direction than where it began."""
    f = open_function("leading", 2)

    def holds(got, f, P0, n_gen, lam, sigma, *_):
        rows = as_array(got, what="the archive")
        require(rows.ndim == 2 and rows.shape[1] == 2, "The archive has another shape.")
        reach = rows.max(axis=0) - rows.min(axis=0)
        require(reach > 3.65, "The search hardly leaves the place where it began.")

    # The right search reaches 4.4; one that takes rows in their order 3.4.
    call = f, np.zeros((6, 2)), 10, 8, 0.5, 3, 0.5, np.random.default_rng(1)
    assert_law(student.novelty_search, [call], holds)


@counterexample_search(
    P0=strategies.matrices((1, 4), 1, low=0, high=5),
    n_gen=strategies.choices(0, 1, 2),
    lam=strategies.choices(1, 2),
)
def agrees_with_the_reference(student, reference, open_function, P0, n_gen, lam):
    call = open_function("leading", 1), P0, n_gen, lam, 1.0, 1, 0.5, np.random.default_rng(0)
    assert_agrees(student.novelty_search, reference.novelty_search, [call], atol=1e-9)
