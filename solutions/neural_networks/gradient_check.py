"""Reference for neural_networks/gradient_check."""

from collections.abc import Callable

import numpy as np


def gradient_check(
    f: Callable[[np.ndarray], float],
    theta: np.ndarray,
    grad: np.ndarray,
    h: float = 1e-5,
    n_checks: int = 10,
    rng: np.random.Generator | None = None,
) -> float:
    """Compare a gradient with central differences, coordinate by coordinate.

    With ``a = grad[i]`` and ``n = (f(theta + h e_i) - f(theta - h e_i)) / (2 h)``
    the error of coordinate ``i`` is ``abs(a - n) / max(1e-8, abs(a) + abs(n))``.

    Parameters
    ----------
    f : callable
        Takes an array of shape (m,), returns a number.
    theta : ndarray of shape (m,)
        Where to look, ``m >= 1``. Integers are taken as floats.
    grad : ndarray of shape (m,)
        The gradient of `f` at `theta`, as somebody claims.
    h : float
        How far to step to either side, ``h > 0``.
    n_checks : int
        How many coordinates to check at most, at least 1, if there is an `rng`.
    rng : numpy.random.Generator or None
        Without it, all coordinates are checked. With it, those of
        ``rng.choice(theta.size, size=min(n_checks, theta.size), replace=False)``.

    Returns
    -------
    float
        The largest error of the checked coordinates, from 0 to 1.

    Notes
    -----
    Of a right gradient tests ask only that the result is below 1e-6. Of a wrong
    one the result is compared at a relative tolerance of 1e-6.

    References
    ----------
    .. [1] Press et al., "Numerical Recipes", 3rd ed., 2007, section 5.7.

    Examples
    --------
    The square has the slope 6 at 3. Somebody claims 4: the error is 2 of 10.

    >>> round(gradient_check(lambda t: t[0] ** 2, np.array([3.0]), np.array([4.0])), 6)
    0.2
    """
    theta, grad = np.array(theta, dtype=float), np.asarray(grad, dtype=float)
    checked = np.arange(theta.size)
    if rng is not None:
        checked = rng.choice(theta.size, size=min(n_checks, theta.size), replace=False)
    errors = []
    for i in checked:
        right, left = theta.copy(), theta.copy()
        right[i] += h
        left[i] -= h
        numeric = (f(right) - f(left)) / (2 * h)
        errors.append(abs(grad[i] - numeric) / max(1e-8, abs(grad[i]) + abs(numeric)))
    return float(max(errors))
