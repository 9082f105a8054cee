"""References of math_foundations beside NumPy, SciPy and scikit-learn: who takes how long."""

import numpy as np
import scipy.linalg
from scipy.optimize import approx_fprime, rosen
from sklearn.decomposition import TruncatedSVD

from autograder.pipeline.topic_checks.speed_checks import SpeedPair

RNG = np.random.default_rng(0)
VECTOR = RNG.normal(size=1_000)
A, B = RNG.normal(size=(2, 40, 40))
SYMMETRIC = A + A.T
RIGHT = RNG.normal(size=40)
X = RNG.normal(size=(200, 20))
SMALL = RNG.normal(size=(2, 2))
POINT = RNG.normal(size=6)
IN_PYTHON = "elimination by hand is the exercise; LAPACK does it in compiled code"
POWER = np.diag(np.arange(1.0, 31.0) ** 2)
START = np.ones(30)

PAIRS = (
    SpeedPair(
        "lp_norm",
        "scipy.linalg.norm",
        lambda f: f(VECTOR, 3),
        lambda: scipy.linalg.norm(VECTOR, 3),
    ),
    SpeedPair(
        "is_linearly_independent",
        "numpy.linalg.matrix_rank",
        lambda f: f(A),
        lambda: np.linalg.matrix_rank(A),
    ),
    SpeedPair(
        "in_span",
        "numpy.linalg.lstsq",
        lambda f: f(A[:20], RIGHT),
        lambda: np.linalg.lstsq(A[:20].T, RIGHT),
    ),
    SpeedPair(
        "determinant",
        "scipy.linalg.det",
        lambda f: f(A),
        lambda: scipy.linalg.det(A),
        why_not=IN_PYTHON,
    ),
    SpeedPair(
        "solve_linear_system",
        "scipy.linalg.solve",
        lambda f: f(A, RIGHT),
        lambda: scipy.linalg.solve(A, RIGHT),
        why_not=IN_PYTHON,
    ),
    SpeedPair(
        "eigenvalues_2x2",
        "scipy.linalg.eigvals",
        lambda f: f(SMALL),
        lambda: scipy.linalg.eigvals(SMALL),
    ),
    SpeedPair(
        "power_iteration",
        "scipy.linalg.eigh",
        lambda f: f(POWER, START),
        lambda: scipy.linalg.eigh(POWER),
        why_not="hundreds of steps, each a product in Python, are the method of the exercise",
    ),
    SpeedPair(
        "definiteness",
        "scipy.linalg.eigvalsh",
        lambda f: f(SYMMETRIC),
        lambda: scipy.linalg.eigvalsh(SYMMETRIC),
    ),
    SpeedPair(
        "svd_from_eigh",
        "scipy.linalg.svd",
        lambda f: f(X),
        lambda: scipy.linalg.svd(X, full_matrices=False),
    ),
    SpeedPair(
        "low_rank_approximation",
        "sklearn.decomposition.TruncatedSVD",
        lambda f: f(X, 5),
        lambda: TruncatedSVD(5, algorithm="arpack").fit(X),
    ),
    SpeedPair(
        "numerical_gradient",
        "scipy.optimize.approx_fprime",
        lambda f: f(rosen, POINT),
        lambda: approx_fprime(POINT, rosen),
    ),
    SpeedPair(
        "numerical_jacobian",
        "scipy.optimize.approx_fprime",
        lambda f: f(lambda w: A[:6, :6] @ w, POINT),
        lambda: approx_fprime(POINT, lambda w: A[:6, :6] @ w),
    ),
)

NO_COUNTERPART = {
    "matrix_properties": "no library judges all of them at once",
    "numerical_hessian": "SciPy has no Hessian by differences of values",
    "classify_critical_point": "no library has it",
    "equality_constrained_quadratic": "SciPy's general solvers iterate, this solves one system",
}
