"""References of math_foundations against oracles that we did not write: linear algebra."""

from fractions import Fraction

import numpy as np
import pytest
import scipy.linalg
from numpy.linalg import LinAlgError
from numpy.testing import assert_allclose, assert_array_equal
from sklearn.decomposition import TruncatedSVD

seeds = pytest.mark.parametrize("seed", range(5))


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("math_foundations")


def with_singular_values(rng, n, d, values):
    U, _, Vt = np.linalg.svd(rng.normal(size=(n, d)), full_matrices=False)
    return U[:, : len(values)] * values @ Vt[: len(values)]


def exact_determinant(rows):
    """Expand by the first row, in fractions."""
    if not rows:
        return Fraction(1)
    minors = [[row[:j] + row[j + 1 :] for row in rows[1:]] for j in range(len(rows))]
    terms = zip(rows[0], minors, strict=True)
    return sum((-1) ** j * entry * exact_determinant(m) for j, (entry, m) in enumerate(terms))


class TestLpNorm:
    @pytest.mark.oracle("lp_norm", library="numpy.linalg.norm")
    @seeds
    @pytest.mark.parametrize("p", [0, 1, 1.5, 2, 3, 10, np.inf])
    def test_against_numpy_and_scipy(self, topic, seed, p):
        x = np.random.default_rng(seed).normal(size=7)
        x[0] = 0.0
        assert_allclose(topic.lp_norm(x, p), np.linalg.norm(x, ord=p), rtol=1e-12)
        assert_allclose(topic.lp_norm(1e200 * x, p or 1), 1e200 * np.linalg.norm(x, ord=p or 1))

    @pytest.mark.parametrize("p", [-np.inf, -1, -0.5, 0.5, 0.99])
    def test_other_p_are_refused(self, topic, p):
        with pytest.raises(ValueError, match="p must be"):
            topic.lp_norm(np.zeros(2), p)

    def test_scipy_does_not_overflow_either(self, topic):
        x = np.array([3e200, -4e200])
        assert_allclose(topic.lp_norm(x, 2), scipy.linalg.norm(x), rtol=1e-15)


class TestRank:
    @pytest.mark.oracle("is_linearly_independent", library="numpy.linalg.matrix_rank")
    @seeds
    @pytest.mark.parametrize("shape", [(1, 1), (2, 5), (4, 4), (5, 3)])
    def test_independence_against_matrix_rank(self, topic, seed, shape):
        rng = np.random.default_rng(seed)
        full = rng.normal(size=shape)
        low = full.copy()
        low[-1] = low[0] * 2 if len(low) > 1 else 0.0
        for V in (full, low, 1e-8 * full, full @ np.diag(np.arange(shape[1]))):
            expected = np.linalg.matrix_rank(V) == len(V)
            assert topic.is_linearly_independent(V) is bool(expected)

    @pytest.mark.oracle("in_span", library="numpy.linalg.matrix_rank")
    @seeds
    def test_span_against_the_rank_with_one_more_row(self, topic, seed):
        rng = np.random.default_rng(seed)
        for m, d in [(0, 2), (1, 3), (2, 3), (3, 3), (4, 3)]:
            V = rng.integers(-2, 3, size=(m, d)).astype(float)
            for u in rng.integers(-2, 3, size=(6, d)).astype(float):
                rank = np.linalg.matrix_rank(V) if m else 0
                expected = np.linalg.matrix_rank(np.vstack([V, u])) == rank
                assert topic.in_span(V, u) is bool(expected)


class TestElimination:
    @pytest.mark.oracle("determinant", analytic="expansion by the first row, in fractions")
    @seeds
    def test_determinant_against_fractions(self, topic, seed):
        rng = np.random.default_rng(seed)
        for n in range(6):
            A = rng.integers(-9, 10, size=(n, n))
            exact = exact_determinant([[Fraction(int(v)) for v in row] for row in A])
            assert_allclose(topic.determinant(A), float(exact), rtol=1e-12, atol=1e-9)

    @pytest.mark.oracle("determinant", library="scipy.linalg.det")
    @seeds
    def test_determinant_laws(self, topic, seed):
        A, B = np.random.default_rng(seed).normal(size=(2, 5, 5))
        product = topic.determinant(A) * topic.determinant(B)
        assert_allclose(topic.determinant(A @ B), product, rtol=1e-10)
        assert_allclose(topic.determinant(A.T), topic.determinant(A), rtol=1e-10)
        assert_allclose(topic.determinant(A), scipy.linalg.det(A), rtol=1e-10)

    def test_determinant_of_a_tiny_pivot_is_exact(self, topic):
        A = np.array([[1e-20, 1.0, 1.0], [1.0, 1.0, 2.0], [1.0, 2.0, 1.0]])
        exact = exact_determinant([[Fraction(float(v)) for v in row] for row in A])
        assert topic.determinant(A) == pytest.approx(float(exact), rel=1e-15)

    @pytest.mark.oracle("solve_linear_system", library="scipy.linalg.solve")
    @seeds
    @pytest.mark.parametrize("shape", [(6,), (6, 1), (6, 3)])
    def test_solution_against_scipy(self, topic, seed, shape):
        rng = np.random.default_rng(seed)
        A, b = rng.normal(size=(6, 6)), rng.normal(size=shape)
        A[0, 0] = 0.0
        assert_allclose(topic.solve_linear_system(A, b), scipy.linalg.solve(A, b), rtol=1e-8)

    @pytest.mark.parametrize("n", [3, 6, 9])
    def test_hilbert_matrix_within_its_condition(self, topic, n):
        A, x = scipy.linalg.hilbert(n), np.ones(n)
        error = np.abs(topic.solve_linear_system(A, A @ x) - x).max()
        assert error <= 1e-14 * np.linalg.cond(A)

    @pytest.mark.parametrize("A", [np.zeros((2, 2)), np.array([[1, 2], [2, 4]]), np.diag([1, 0])])
    def test_singular_is_refused(self, topic, A):
        with pytest.raises(LinAlgError):
            topic.solve_linear_system(A, np.ones(2))
        assert topic.determinant(A) == 0.0

    @pytest.mark.oracle("equality_constrained_quadratic", library="scipy.linalg.null_space")
    @seeds
    def test_constrained_quadratic_against_the_null_space(self, topic, seed):
        rng = np.random.default_rng(seed)
        B, c = rng.normal(size=(6, 6)), rng.normal(size=6)
        A, b = rng.normal(size=(2, 6)), rng.normal(size=2)
        Q = B @ B.T
        x, lam = topic.equality_constrained_quadratic(Q, c, A, b)
        Z, start = scipy.linalg.null_space(A), scipy.linalg.lstsq(A, b)[0]
        free = scipy.linalg.solve(Z.T @ Q @ Z, -Z.T @ (Q @ start + c), assume_a="pos")
        assert_allclose(x, start + Z @ free, rtol=1e-6, atol=1e-8)
        assert_allclose(Q @ x + c, -A.T @ lam, atol=1e-8)


class TestSpectra:
    @pytest.mark.oracle("matrix_properties", analytic="unitary and of low rank by construction")
    @seeds
    def test_properties_of_random_groups(self, topic, seed):
        rng = np.random.default_rng(seed)
        Q = scipy.linalg.qr(rng.normal(size=(4, 4)) + 1j * rng.normal(size=(4, 4)))[0]
        found = topic.matrix_properties(Q)
        assert found["unitary"]
        assert found["invertible"]
        assert not found["symmetric"]
        assert topic.matrix_properties(Q @ Q.T)["symmetric"]
        assert not topic.matrix_properties(rng.normal(size=(4, 2)) @ rng.normal(size=(2, 4)))[
            "invertible"
        ]
        assert set(topic.matrix_properties(np.ones((2, 3))).values()) == {False}

    @pytest.mark.oracle("eigenvalues_2x2", library="numpy.linalg.eigvals")
    @pytest.mark.parametrize("seed", range(20))
    def test_eigenvalues_against_numpy(self, topic, seed):
        A = np.random.default_rng(seed).normal(size=(2, 2))
        found = topic.eigenvalues_2x2(A)
        assert_allclose(found, np.sort_complex(np.linalg.eigvals(A)), rtol=1e-9)
        assert_allclose(np.prod(found), scipy.linalg.det(A), atol=1e-12)
        assert_allclose(np.sum(found), np.trace(A), atol=1e-12)
        assert found.dtype in (np.float64, np.complex128)

    @pytest.mark.parametrize("entries", [(1e8, 1e-8), (-1e-8, 1e8), (-1e8, -1e-8), (0.0, -5.0)])
    def test_eigenvalues_far_apart(self, topic, entries):
        assert_allclose(topic.eigenvalues_2x2(np.diag(entries)), np.sort(entries), rtol=1e-14)

    @pytest.mark.oracle("power_iteration", library="scipy.linalg.eigh")
    @seeds
    def test_power_iteration_against_eigh(self, topic, seed):
        rng = np.random.default_rng(seed)
        Q = scipy.linalg.qr(rng.normal(size=(5, 5)))[0]
        A = Q * np.array([-4.0, 3.0, 1.0, 0.5, 0.0]) @ Q.T
        A = (A + A.T) / 2
        lam, v, n_steps = topic.power_iteration(A, rng.normal(size=5))
        values, vectors = scipy.linalg.eigh(A)
        expected = vectors[:, 0] * np.sign(vectors[np.argmax(np.abs(vectors[:, 0])), 0])
        assert lam == pytest.approx(values[0], rel=1e-12)
        assert_allclose(v, expected, atol=1e-9)
        assert 1 < n_steps < 200

    @pytest.mark.oracle("definiteness", library="numpy.linalg.cholesky")
    @seeds
    def test_definiteness_against_cholesky(self, topic, seed):
        rng = np.random.default_rng(seed)
        B = rng.normal(size=(4, 4))
        np.linalg.cholesky(B @ B.T)  # raises unless positive definite
        assert topic.definiteness(B @ B.T) == "positive definite"
        assert topic.definiteness(-B @ B.T) == "negative definite"
        assert topic.definiteness(B[:, :2] @ B[:, :2].T) == "positive semidefinite"
        assert topic.definiteness(-B[:, :2] @ B[:, :2].T) == "negative semidefinite"
        assert topic.definiteness(B[:, :2] @ np.diag([1, -1]) @ B[:, :2].T) == "indefinite"
        with pytest.raises(ValueError, match="symmetric"):
            topic.definiteness(B)

    @pytest.mark.oracle("svd_from_eigh", library="scipy.linalg.svdvals")
    @seeds
    @pytest.mark.parametrize("shape", [(8, 4), (4, 8), (5, 5)])
    def test_svd_against_scipy(self, topic, seed, shape):
        values = np.array([5.0, 1.0, 0.01])
        X = with_singular_values(np.random.default_rng(seed), *shape, values)
        U, s, Vt = topic.svd_from_eigh(X)
        assert_allclose(s, scipy.linalg.svdvals(X)[:3], rtol=1e-9)
        assert_allclose(U * s @ Vt, X, atol=1e-9)
        assert_allclose(U.T @ U, np.eye(3), atol=1e-9)
        assert_allclose(Vt @ Vt.T, np.eye(3), atol=1e-9)

    @pytest.mark.oracle("low_rank_approximation", library="sklearn.decomposition.TruncatedSVD")
    @seeds
    @pytest.mark.parametrize("k", [1, 2, 3])
    def test_low_rank_against_scikit_learn(self, topic, seed, k):
        X = np.random.default_rng(seed).normal(size=(9, 5))
        X_k, err = topic.low_rank_approximation(X, k)
        model = TruncatedSVD(k, algorithm="arpack").fit(X)
        assert_allclose(X_k, model.inverse_transform(model.transform(X)), atol=1e-8)
        assert err == pytest.approx(np.linalg.norm(X - X_k), rel=1e-9)

    def test_no_random_matrix_of_that_rank_is_nearer(self, topic):
        rng = np.random.default_rng(0)
        X = rng.normal(size=(6, 4))
        X_2, err = topic.low_rank_approximation(X, 2)
        for _ in range(200):
            near = X_2 + 0.1 * rng.normal(size=(6, 2)) @ rng.normal(size=(2, 4))
            U, s, Vt = np.linalg.svd(near)
            assert np.linalg.norm(X - U[:, :2] * s[:2] @ Vt[:2]) >= err

    def test_empty_cases(self, topic):
        U, s, Vt = topic.svd_from_eigh(np.zeros((3, 2)))
        assert (U.shape, s.shape, Vt.shape) == ((3, 0), (0,), (0, 2))
        X_0, err = topic.low_rank_approximation(np.ones((2, 3)), 0)
        assert_array_equal(X_0, np.zeros((2, 3)))
        assert err == pytest.approx(np.sqrt(6))
