"""Hidden tests of dimensionality_reduction/pca_transform; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.dimensionality_reduction.cloud_oracles import (
    MODEL,
    ONE,
    TURN,
    models,
    on_a_grid,
)
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

ROWS = np.array([[5.0, 4.0], [1.0, 2.0], [4.0, 6.0]])


@pytest.mark.points(1)
def test_scores(student, reference, seed):
    """Subtracts the mean of the model, and multiplies with each direction, in any unit."""
    rng = np.random.default_rng(seed("rows"))
    cases = [
        Case((MODEL, ROWS), [[4.0, 2.0], [0.0, 0.0], [5.0, 0.0]]),
        Case((ONE, ROWS), [[4.0], [0.0], [5.0]], label="one direction"),
        Case((MODEL, ROWS + 10), [[18.0, 4.0], [14.0, 2.0], [19.0, 2.0]], label="unseen rows"),
        Case((TURN, ROWS), [[5.2, 1.4], [1.2, 3.4], [6.2, 3.4]], label="a rotation"),
    ]
    tiny = {**TURN, "mean": 1e-15 * TURN["mean"]}
    small = 1e-15 * np.array([[5.2, 1.4], [1.2, 3.4], [6.2, 3.4]])
    cases.append(Case((tiny, 1e-15 * ROWS), small, label="other units"))
    assert_cases(student.pca_transform, cases, scaled_atol=1e-9)
    calls = [
        (model, rng.normal(size=(m, model["components"].shape[1])) + 1.0)
        for model, m in zip(models(rng, (2, 4), (3, 3), (1, 5), (4, 6)), (7, 4, 3, 2), strict=True)
    ]
    assert_agrees(student.pca_transform, reference.pca_transform, calls, scaled_atol=1e-9)


@pytest.mark.points(1)
def test_single_rows_and_far_ones(student, seed):
    """Gives a row the same scores in any company, fewer rows than directions, and far away."""
    rng = np.random.default_rng(seed("rows"))
    cases = [
        Case((MODEL, ROWS[:1]), [[4.0, 2.0]], label="a single row"),
        Case((ONE, ROWS[2:]), [[5.0]], label="a single row, one direction"),
    ]
    many = np.tile(ROWS[:1], (30, 1))
    cases.append(Case((ONE, many), np.full((30, 1), 4.0), label="many equal rows"))
    [model] = models(rng, (3, 4))
    X = on_a_grid(rng.normal(size=(5, 4)))
    model["mean"] = on_a_grid(model["mean"])
    scores = np.array([[w @ (x - model["mean"]) for w in model["components"]] for x in X])
    cases += [Case((model, X[:m]), scores[:m], label="few rows") for m in (1, 2)]
    far = {**model, "mean": model["mean"] + 2.0**20}
    cases.append(Case((far, X + 2.0**20), scores, label="far from the origin"))
    remote = {**MODEL, "mean": np.array([2.0**30, -(2.0**31)])}
    shift = remote["mean"] - MODEL["mean"]
    cases.append(
        Case(
            (remote, ROWS + shift),
            [[4.0, 2.0], [0.0, 0.0], [5.0, 0.0]],
            label="far from the origin",
        )
    )
    assert_cases(student.pca_transform, cases, scaled_atol=1e-9)


@pytest.mark.points(1)
def test_integers_and_arguments(student, seed):
    """Takes integers, and leaves rows and model as they were."""
    rng = np.random.default_rng(seed("rows"))
    right = [[4.0, 2.0], [0.0, 0.0], [5.0, 0.0]]
    cases = [
        Case((MODEL, ROWS.astype(t)), right, label="integers") for t in (int, np.int8, np.int32)
    ]
    cases.append(Case((TURN, ROWS.astype(int)), [[5.2, 1.4], [1.2, 3.4], [6.2, 3.4]]))
    lattice = {"mean": np.array([1, 2]), "components": np.array([[0, 1], [1, 0]])}
    cases.append(Case((lattice, ROWS), [[2.0, 4.0], [0.0, 0.0], [4.0, 3.0]], label="integers"))
    broken = {**MODEL, "mean": np.array([1.5, 2.25])}
    cases.append(
        Case((broken, np.array([[5, 4], [2, 3]])), [[3.5, 1.75], [0.9, -0.05]], label="integers")
    )
    assert_cases(student.pca_transform, cases, scaled_atol=1e-9)
    calls = [(model, rng.normal(size=(3, 4))) for model in models(rng, (2, 4), (4, 4))]
    assert_leaves_arguments(student.pca_transform, [(MODEL, ROWS), (ONE, ROWS[:1]), *calls])


@counterexample_search(X=strategies.matrices((1, 3), 2), mean=strategies.vectors(2))
def agrees_with_the_reference(student, reference, X, mean):
    model = {"mean": mean, "components": TURN["components"]}
    right = reference.pca_transform(model, X)
    assert_close(student.pca_transform(model, X), right, atol=1e-9)
