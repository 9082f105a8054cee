"""Reference for optimization/jensen_violation."""

from collections.abc import Callable

import numpy as np


def jensen_violation(
    f: Callable[[np.ndarray], float], X: np.ndarray, n_pairs: int, rng: np.random.Generator
) -> float:
    """Look for chords that lie below the graph of a function.

    For `n_pairs` random pairs ``(x, y)`` of rows of `X` and weights ``l`` between
    0 and 1, return the largest of
    ``f(l * x + (1 - l) * y) - (l * f(x) + (1 - l) * f(y))``.

    Parameters
    ----------
    f : callable
        Function of a vector: takes an array of shape (d,), returns a float.
    X : ndarray of shape (n, d)
        Points at which chords may end, ``n >= 1``.
    n_pairs : int
        Number of chords, at least 1.
    rng : numpy.random.Generator
        Source of randomness. Draws, in this order,
        ``pairs = rng.integers(0, n, size=(n_pairs, 2))`` and
        ``l = rng.random(n_pairs)``; chord ``k`` joins ``x = X[pairs[k, 0]]`` and
        ``y = X[pairs[k, 1]]`` and is looked at where ``x`` has the weight ``l[k]``.

    Returns
    -------
    float
        The largest violation. Positive: `f` is not convex. Zero or negative: no
        counterexample was found, which proves nothing.

    Notes
    -----
    Compared at an absolute tolerance of 1e-9, for values of `f` of size about 1.
    A convex `f` may come out at 1e-16 or so, by rounding.

    References
    ----------
    .. [1] Boyd, Vandenberghe, "Convex Optimization", 2004, section 3.1.1, eq. (3.1).

    Examples
    --------
    Between the two points 0 and 1, x**2 sags below its chords and -x**2 rises above.

    >>> X = np.array([[0.0], [1.0]])
    >>> jensen_violation(lambda x: -(x[0] ** 2), X, 50, np.random.default_rng(0)) > 0.2
    True
    >>> jensen_violation(lambda x: x[0] ** 2, X, 50, np.random.default_rng(0)) <= 0
    True
    """
    pairs = rng.integers(0, len(X), size=(n_pairs, 2))
    weights = rng.random(n_pairs)
    gaps = np.empty(n_pairs)
    for k, (i, j) in enumerate(pairs):
        x, y, weight = X[i], X[j], weights[k]
        chord = weight * f(x) + (1 - weight) * f(y)
        gaps[k] = f(weight * x + (1 - weight) * y) - chord
    return float(gaps.max())
