"""Functions that tests of this topic pass to yours; first arguments are filled in beforehand."""

import numpy as np

# --- smooth objectives, their gradients and Hessians -------------------------------------------


def quadratic(A, b, w):
    """Return ``w @ A @ w / 2 - b @ w``."""
    return float(w @ A @ w / 2 - b @ w)


def quadratic_gradient(A, b, w):
    """Return ``A @ w - b``, for a symmetric A."""
    return A @ w - b


def constant_matrix(A, w):
    """Return A, the Hessian of a quadratic."""
    return A.copy()


def rosenbrock(w):
    """Return Rosenbrock's banana-shaped valley, with its bottom at (1, 1)."""
    return float((1 - w[0]) ** 2 + 100 * (w[1] - w[0] ** 2) ** 2)


def rosenbrock_gradient(w):
    """Return the gradient of ``rosenbrock``."""
    across = w[1] - w[0] ** 2
    return np.array([-2 * (1 - w[0]) - 400 * w[0] * across, 200 * across])


def rosenbrock_hessian(w):
    """Return the Hessian of ``rosenbrock``."""
    corner = 2 - 400 * (w[1] - 3 * w[0] ** 2)
    return np.array([[corner, -400 * w[0]], [-400 * w[0], 200.0]])


def exponential_gradient(b, w):
    """Return ``exp(w) - b``, which is zero at ``log(b)``."""
    return np.exp(w) - b


def exponential_hessian(w):
    """Return the Hessian that belongs to ``exponential_gradient``."""
    return np.diag(np.exp(w))


def identity(w):
    """Return w itself, the gradient of ``w @ w / 2``."""
    return w


def cubic_gradient(w):
    """Return ``4 * w**3``, the gradient of the sum of ``w**4``."""
    return 4 * w**3


def cubic_hessian(w):
    """Return the Hessian of the sum of ``w**4``."""
    return np.diag(12 * w**2)


# --- other objectives ---------------------------------------------------------------------------


def norm(w):
    """Return the Euclidean norm."""
    return float(np.sqrt(w @ w))


def affine(a, w):
    """Return ``a @ w + 1``."""
    return float(a @ w + 1)


def sine(w):
    """Return the sum of sines, neither convex nor concave."""
    return float(np.sin(3 * w).sum())


def barrier(w):
    """Return the sum of ``w - log(w)``, infinite unless all of w is positive."""
    return float(np.sum(w - np.log(w))) if np.all(w > 0) else float("inf")


def ramp_to_a_wall(limit, w):
    """Return ``-w[0]`` up to the wall, infinity behind it."""
    return float(-w[0]) if w[0] <= limit else float("inf")


def first_entry(w):
    """Return ``w[0]``."""
    return float(w[0])


def absolute_error(X, y, w):
    """Return the sum of the absolute residuals."""
    return float(np.abs(X @ w - y).sum())


def absolute_error_subgradient(X, y, w):
    """Return a subgradient of ``absolute_error``, with sign(0) = 0."""
    return X.T @ np.sign(X @ w - y)


def lasso(X, y, lam, w):
    """Return half the squared error, plus lam times the sum of the absolute weights."""
    r = X @ w - y
    return float(r @ r / 2 + lam * np.abs(w).sum())


def lasso_subgradient(X, y, lam, w):
    """Return a subgradient of ``lasso``, with sign(0) = 0."""
    return X.T @ (X @ w - y) + lam * np.sign(w)


# --- step-size rules ------------------------------------------------------------------------------


def constant_rate(eta, t):
    """Return eta."""
    return eta


def inverse_rate(eta, t):
    """Return ``eta / t``."""
    return eta / t


def sqrt_rate(eta, t):
    """Return ``eta / sqrt(t)``."""
    return eta / t**0.5


def listed_rate(rates, t):
    """Return the rate of step t from a list whose first entry is that of step 1."""
    if not 1 <= t <= len(rates):
        raise ValueError(f"there is no step {t}")
    return float(rates[t - 1])


# --- projections ----------------------------------------------------------------------------------


def onto_box(radius, w):
    """Return the nearest point with all entries from -radius to radius."""
    return np.minimum(np.maximum(w, -radius), radius)


def onto_ball(radius, w):
    """Return the nearest point of norm radius or less."""
    length = np.sqrt(w @ w)
    return w.copy() if length <= radius else w * (radius / length)


def onto_positive(w):
    """Return the nearest point without negative entries."""
    return np.maximum(w, 0.0)
