"""Random inputs have what their names promise, for many seeds."""

import numpy as np
import pytest

from autograder.testing import (
    BINARY,
    assert_orthonormal,
    assert_same_tree,
    assert_symmetric,
    definite_matrix,
    derangement,
    matrix_with_condition,
    matrix_with_singular_values,
    orthogonal_matrix,
    probability_table,
    random_tree,
    simplex_points,
    singular_vectors,
    stochastic_matrix,
    symmetric_matrix,
    tied_labels,
)


@pytest.fixture(params=range(5))
def rng(request):
    return np.random.default_rng(request.param)


def test_matrices(rng):
    assert_orthonormal(orthogonal_matrix(rng, 4))
    U, Vt = singular_vectors(rng, 6, 3, 2)
    assert_orthonormal(U)
    assert_orthonormal(Vt.T)
    X = matrix_with_singular_values(rng, 3, 6, [5.0, 0.25])
    assert np.allclose(np.linalg.svd(X)[1], [5.0, 0.25, 0.0])
    for n, d in [(9, 4), (4, 9), (5, 5)]:
        X = matrix_with_condition(rng, n, d, 1e3)
        assert X.shape == (n, d)
        assert np.isclose(np.linalg.cond(X), 1e3)
    A = symmetric_matrix(rng, [3.0, -1.0, 0.0])
    assert_symmetric(A, atol=0.0)
    assert np.allclose(np.linalg.eigvalsh(A), [-1.0, 0.0, 3.0])
    eigenvalues = np.linalg.eigvalsh(definite_matrix(rng, 4, 0.5, 2.0))
    assert eigenvalues.min() > 0.5 - 1e-9
    assert eigenvalues.max() < 2.0 + 1e-9


def test_probabilities(rng):
    points, table = simplex_points(rng, 7, 3), probability_table(rng, 2, 3, 4)
    assert (points.shape, table.shape) == ((7, 3), (2, 3, 4))
    assert np.allclose(points.sum(axis=1), 1)
    assert np.isclose(table.sum(), 1)
    for matrix in (stochastic_matrix(rng, 4), stochastic_matrix(rng, 4, 2)):
        assert matrix.shape in ((4, 4), (4, 2, 4))
        assert np.allclose(matrix.sum(axis=-1), 1)
        assert matrix.min() > 0


def test_labels_are_tied_at_the_top(rng):
    for ties in (2, 3):
        y = tied_labels(rng, ["a", "b", "c", "d"], most=4, ties=ties)
        counts = np.sort(np.unique(y, return_counts=True)[1])
        assert counts[-ties:].tolist() == [4] * ties
        assert counts[: 4 - ties].max() < 4


@pytest.mark.parametrize("wrong", [{"ties": 1}, {"ties": 3}, {"most": 1}])
def test_ties_that_cannot_be_are_refused(wrong):
    with pytest.raises(ValueError, match="cannot be tied"):
        tied_labels(np.random.default_rng(0), ["a", "b"], **wrong)


def test_every_row_moves(rng):
    for n in (2, 3, 9):
        order = derangement(rng, n)
        assert sorted(order) == list(range(n))
        assert not np.any(order == np.arange(n))
    with pytest.raises(ValueError, match="moves every entry"):
        derangement(rng, 1)


def test_trees_have_the_form_of_the_topic(rng):
    tree = random_tree(rng, 3, features=2, names=("x", "y"))
    assert_same_tree(tree, tree, BINARY)

    def leaves(node):
        if "feature" not in node:
            return [node]
        assert node["feature"] in (0, 1)
        assert node["n"] == node["left"]["n"] + node["right"]["n"]
        return leaves(node["left"]) + leaves(node["right"])

    assert len(leaves(tree)) == 8
    assert {leaf["value"] for leaf in leaves(tree)} <= {"x", "y"}
