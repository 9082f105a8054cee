"""Hidden tests of dimensionality_reduction/pca_inverse; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.dimensionality_reduction.cloud_oracles import (
    MODEL,
    ONE,
    TURN,
    models,
)
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_varies,
    counterexample_search,
    strategies,
)

SCORES = np.array([[4.0, 2.0], [5.0, 0.0], [0.0, -1.0]])


@pytest.mark.points(1)
def test_rows_rebuilt(student, reference, seed):
    """Adds the directions, each weighted by its score, to the mean."""
    rng = np.random.default_rng(seed("rows"))
    cases = [
        Case((MODEL, SCORES), [[5.0, 4.0], [4.0, 6.0], [0.2, 2.6]]),
        Case((ONE, SCORES[:, :1]), [[3.4, 5.2], [4.0, 6.0], [1.0, 2.0]], label="one direction"),
        Case((TURN, SCORES), [[3.8, 3.4], [6.0, 3.0], [3.8, -1.6]], label="a rotation"),
    ]
    tiny = {**TURN, "mean": 1e-15 * TURN["mean"]}
    small = 1e-15 * np.array([[3.8, 3.4], [6.0, 3.0], [3.8, -1.6]])
    cases.append(Case((tiny, 1e-15 * SCORES), small, label="other units"))
    assert_cases(student.pca_inverse, cases, scaled_atol=1e-9)
    calls = [
        (model, rng.normal(size=(m, len(model["components"]))) + 1.0)
        for model, m in zip(models(rng, (2, 4), (3, 3), (1, 5), (4, 6)), (7, 4, 3, 2), strict=True)
    ]
    assert_agrees(student.pca_inverse, reference.pca_inverse, calls, scaled_atol=1e-9)


@pytest.mark.points(1)
def test_there_and_back(student, seed):
    """Makes the mean of zeros, brings rows back from all d scores, and takes a single row."""
    rng = np.random.default_rng(seed("rows"))
    assert_varies(student.pca_inverse, [(MODEL, SCORES[:1]), (MODEL, 7 * SCORES[:1])])
    zeros = [[1.0, 2.0]] * 2
    cases = [
        Case((MODEL, np.zeros((2, 2))), zeros, label="scores of zero"),
        Case((MODEL, SCORES[:1]), [[5.0, 4.0]], label="a single row"),
        Case((ONE, np.array([[-5.0]])), [[-2.0, -2.0]], label="a single score"),
    ]
    for d in (2, 3, 5):
        [model] = models(rng, (d, d))
        X = rng.normal(size=(4, d))
        Z = np.array([[w @ (x - model["mean"]) for w in model["components"]] for x in X])
        cases.append(Case((model, Z), X, label="as many directions as columns"))
        cases.append(Case((model, Z[:1]), X[:1], label="fewer rows than directions"))
    assert_cases(student.pca_inverse, cases, scaled_atol=1e-9)


@pytest.mark.points(1)
def test_integers_and_arguments(student, seed):
    """Takes integers, and leaves scores and model as they were."""
    rng = np.random.default_rng(seed("rows"))
    right = [[5.0, 4.0], [4.0, 6.0], [0.2, 2.6]]
    cases = [Case((MODEL, SCORES.astype(t)), right, label="integers") for t in (int, np.int8)]
    lattice = {"mean": np.array([1, 2]), "components": np.array([[0, 1], [1, 0]])}
    half = [[0.5, 0.25]]
    broken = {**MODEL, "mean": np.array([1.5, 2.25])}
    cases.append(
        Case((broken, np.array([[5, 0], [0, 0]])), [[4.5, 6.25], [1.5, 2.25]], label="integers")
    )
    cases.append(Case((lattice, np.array(half)), [[1.25, 2.5]], label="integers in the model"))
    assert_cases(student.pca_inverse, cases, scaled_atol=1e-9)
    calls = [
        (model, rng.normal(size=(3, len(model["components"]))))
        for model in models(rng, (2, 4), (4, 4))
    ]
    assert_leaves_arguments(student.pca_inverse, [(MODEL, SCORES), (ONE, SCORES[:1, :1]), *calls])


@counterexample_search(Z=strategies.matrices((1, 3), 2), mean=strategies.vectors(2))
def agrees_with_the_reference(student, reference, Z, mean):
    model = {"mean": mean, "components": TURN["components"]}
    assert_close(student.pca_inverse(model, Z), reference.pca_inverse(model, Z), atol=1e-9)
