"""Hidden tests of dimensionality_reduction/decorrelate; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.dimensionality_reduction.cloud_oracles import (
    decorrelated,
)
from autograder.testing import (
    Case,
    as_array,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_equivariant,
    assert_law,
    assert_leaves_arguments,
    assert_orthonormal,
    assert_raises,
    assert_same_subspace,
    assert_varies,
    counterexample_search,
    matrix_with_condition,
    orthogonal_matrix,
    strategies,
)

LinAlgError = np.linalg.LinAlgError
STEP = np.array([[1.0, 1.0], [0.0, 1.0]])
STEP_RIGHT = np.array([[2.0, 1.0], [-1.0, 2.0]]) / np.sqrt(5)
THREE = np.array([[2.0, 1.0, 0.0], [0.0, 3.0, 1.0], [1.0, 0.0, -1.0]])
FLAT = np.array([[1.0, 2.0, 2.0, -4.0], [3.0, 1.0, 0.0, 2.0]])


def drawn(seed):
    """Return matrices of several shapes."""
    rng = np.random.default_rng(seed)
    return [matrix_with_condition(rng, d, k, 5.0).T for k, d in ((2, 2), (3, 3), (4, 4))]


@pytest.mark.points(1)
def test_right_angles(student, seed):
    """Returns rows of length 1 at right angles, which span what the given rows do."""

    def obeys(got, W):
        got = as_array(got, shape=W.shape)
        assert_orthonormal(got.T, what="the rows")
        assert_same_subspace(got, W, rows=True)

    assert_varies(student.decorrelate, [STEP, THREE])
    assert_law(student.decorrelate, [STEP, STEP.T, THREE, *drawn(seed("rows"))], obeys)


@pytest.mark.points(1)
def test_symmetric(student, reference, seed):
    """Prefers no row: it is the matrix of the formula, and rows may be swapped."""
    cases = [
        Case(STEP, STEP_RIGHT, label="the worked example"),
        Case(STEP.T, STEP_RIGHT.T, label="its transpose"),
        Case(np.diag([3.0, -0.5]), np.diag([1.0, -1.0]), label="a diagonal matrix"),
        Case(np.array([[2.0, 1.0], [1.0, 2.0]]), np.eye(2), label="a definite matrix"),
    ]
    matrices = [THREE, *drawn(seed("rows"))]
    cases += [(W, decorrelated(W)) for W in matrices]
    assert_cases(student.decorrelate, cases, atol=1e-9)
    assert_agrees(student.decorrelate, reference.decorrelate, matrices, atol=1e-9)
    swapped = [(W,) for W in matrices]
    assert_equivariant(
        student.decorrelate, swapped, lambda W: (W[::-1],), lambda U, _: U[::-1], atol=1e-9
    )


@pytest.mark.points(1)
def test_shapes_and_sizes(student, seed):
    """Leaves orthonormal rows, and takes single, nearly parallel, tiny, huge and integer rows."""
    rng = np.random.default_rng(seed("rows"))
    turned = orthogonal_matrix(rng, 4)[:3]
    assert_varies(student.decorrelate, [STEP, 5 * STEP.T])
    near = np.array([[1.0, 1e-3], [1.0, -1e-3]])
    half = np.sqrt(0.5)
    cases = [
        Case(turned, turned, label="orthonormal rows"),
        Case(np.array([[0.6, 0.8, 0.0]]), [[0.6, 0.8, 0.0]], label="a single row"),
        Case(np.array([[3.0, 0.0, -4.0]]), [[0.6, 0.0, -0.8]], label="a single row"),
        Case(near, [[half, half], [half, -half]], label="nearly parallel rows"),
        Case(np.array([[1, 1], [0, 1]]), STEP_RIGHT, label="integers"),
        Case(np.array([[100, 100], [0, 100]], dtype=np.int8), STEP_RIGHT, label="integers"),
        Case(FLAT, decorrelated(FLAT), label="fewer rows than columns"),
        Case(4 * turned[:2], turned[:2], label="fewer rows than columns"),
    ]
    cases += [Case(c * STEP, STEP_RIGHT, label="tiny or huge rows") for c in (1e-15, 1e-7, 1e9)]
    assert_cases(student.decorrelate, cases, atol=1e-9)
    assert_leaves_arguments(student.decorrelate, [STEP, THREE, FLAT, turned, near])


@pytest.mark.points(1)
def test_dependent_rows(student):
    """Raises LinAlgError for dependent rows, whatever their size is."""
    twins = np.array([[1.0, 2.0, 2.0], [0.5, 1.0, 1.0]])
    fails = {
        "a multiple of another row": twins,
        "the same, tiny": 1e-9 * twins,
        "the same, huge": 1e9 * twins,
        "zeros": np.zeros((2, 2)),
        "a row of zeros": np.array([[1.0, 2.0], [0.0, 0.0]]),
        "a sum of two rows": np.vstack([FLAT, FLAT.sum(axis=0)]),
        "a single row of zeros": np.zeros((1, 3)),
        "singular values 1 and 1e-13": np.diag([1.0, 1e-13]),
    }
    small = [np.diag([1.0, 1e-7]), np.diag([1e-10, 1.0])]
    works_on = [STEP, THREE, 1e-9 * STEP, np.array([[1.0, 1e-5], [1.0, -1e-5]]), *small]
    assert_raises(student.decorrelate, LinAlgError, fails, works_on=works_on)


@counterexample_search(W=strategies.matrices(2, (2, 3), low=-2, high=2))
def agrees_with_the_reference(student, reference, W):
    if np.linalg.matrix_rank(W) == 2:
        assert_close(student.decorrelate(W), reference.decorrelate(W), atol=1e-9)
    else:
        assert_raises(student.decorrelate, LinAlgError, {"dependent rows": W}, works_on=[STEP])
