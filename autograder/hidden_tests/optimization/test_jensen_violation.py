"""Hidden tests of optimization/jensen_violation; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    as_number,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_draws,
    assert_law,
    assert_leaves_arguments,
    assert_varies,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_finds_chords_below_the_graph(student, reference, seed, open_function):
    """Is positive for a function that is not convex, with the draws of the recipe."""
    rng = np.random.default_rng(seed("points"))
    ends = np.array([[-0.5, 0.5], [0.5, -0.5]])  # a saddle bends down between these
    calls = []
    for name, *arguments in [
        ("sine",),
        ("quadratic", np.diag([-1.0, -0.5]), np.zeros(2)),
        ("quadratic", np.array([[0.5, 2.0], [2.0, 0.5]]), np.ones(2)),
    ]:
        f = open_function(name, *arguments)
        for n, n_pairs in [(12, 30), (7, 40), (9, 60)]:  # so many that some chord lies below
            draws = np.random.default_rng(seed(f"{name} {n}"))
            calls.append((f, rng.normal(size=(n, 2)), n_pairs, draws))
        calls.append((f, ends, 40, np.random.default_rng(seed("ends"))))
    # Only the last chord of two lies below: the first joins a point with itself.
    calls.insert(0, (f, ends, 2, np.random.default_rng(5)))
    answers = assert_agrees(student.jensen_violation, reference.jensen_violation, calls, atol=1e-9)
    require(as_number(answers[-1]) > 1e-3, "It misses that a chord lies below the graph.")
    call = f, ends, 5, np.random.default_rng(0)
    alone = f, ends[:1], 5, np.random.default_rng(0)  # a single point
    assert_draws(student.jensen_violation, reference.jensen_violation, [call, alone])


@pytest.mark.points(1)
def test_convex_functions_show_no_violation(student, seed, open_function):
    """Is at most zero, up to rounding, for convex functions, and negative where all chords sag."""

    def shows_none(answer, *_):
        require(as_number(answer) <= 1e-12, "It calls a convex function not convex.")

    rng = np.random.default_rng(seed("points"))
    calls = []
    for d in (1, 3):
        root = rng.normal(size=(d, d))
        bowl = open_function("quadratic", root @ root.T / d, rng.normal(size=d))
        X, draws = rng.normal(size=(9, d)), seed(f"draws {d}")
        functions = open_function("norm"), bowl
        calls += [(f, X, 25, np.random.default_rng(draws)) for f in functions]
    assert_law(student.jensen_violation, calls, shows_none)
    f = open_function("quadratic", 4 * np.eye(1), np.zeros(1))
    # Some chord joins a point with itself, and then the value there is the largest.
    points = np.array([[-1.0], [0.0], [2.0]])
    cases = [((f, points, 40, np.random.default_rng(0)), 0.0)]
    # Rows 1 and 2 are one point: chord (2, 1) is as flat as one from a row to itself.
    twins = np.array([[-1.0], [1.0], [1.0]])
    twice = "a point that is there twice"
    calls = [(f, twins, 2, np.random.default_rng(draws)) for draws in (0, 9)]
    cases += [Case(call, 0.0, label=twice) for call in calls]
    for draws in range(6):
        rng = np.random.default_rng(draws)
        i, j = rng.integers(0, 2, size=(1, 2))[0]
        share = rng.random(1)[0]
        # For 2 w**2 a chord of length 2 r sags by 8 r**2 l (1 - l) at the share l, however short.
        for reach in (1.0, 2.0**-14):
            call = f, reach * np.array([[-1.0], [1.0]]), 1, np.random.default_rng(draws)
            cases.append((call, -8 * reach**2 * share * (1 - share) * (i != j)))
    assert_cases(student.jensen_violation, cases, atol=1e-9)


@pytest.mark.points(1)
def test_affine_functions_and_inputs(student, seed, open_function):
    """Is zero for an affine function, takes a single point, and leaves X as it was."""
    rng = np.random.default_rng(seed("points"))
    f, wavy = open_function("affine", rng.normal(size=3)), open_function("sine")
    calls = []
    for n in (1, 2, 8):
        X = rng.normal(size=(n, 3))
        calls.append((f, X, 20, np.random.default_rng(n)))
        calls.append((wavy, X[:1], 5, np.random.default_rng(n)))
    apart = [(wavy, unit * X, 20, np.random.default_rng(8)) for unit in (1.0, 2.0, 0.5)]
    assert_varies(student.jensen_violation, apart)
    assert_cases(student.jensen_violation, [(call, 0.0) for call in calls], atol=1e-9)
    calls = [(f, X, 20, np.random.default_rng(1)), (wavy, X[:1], 2, np.random.default_rng(1))]
    assert_leaves_arguments(student.jensen_violation, calls)


@counterexample_search(
    X=strategies.matrices(rows=(1, 3), cols=1, low=-2, high=2),
    n_pairs=strategies.choices(1, 2, 5),
    name=strategies.choices("norm", "first_entry", "sine"),
    seed=strategies.choices(0, 1, 2, 3),
)
def agrees_with_the_reference(student, reference, open_function, X, n_pairs, name, seed):
    f = open_function(name)
    expected = reference.jensen_violation(f, X, n_pairs, np.random.default_rng(seed))
    answer = student.jensen_violation(f, X, n_pairs, np.random.default_rng(seed))
    assert_close(answer, expected, atol=1e-9)
