"""Reference for math_foundations/definiteness."""

import numpy as np


def definiteness(A: np.ndarray, tol: float = 1e-10) -> str:
    """Name the definiteness of a symmetric matrix by the signs of its eigenvalues.

    An eigenvalue counts as zero if its magnitude is at most `tol` times the largest
    magnitude of an eigenvalue.

    Parameters
    ----------
    A : ndarray of shape (n, n)
        A real symmetric matrix, ``n >= 1``.
    tol : float, optional
        What counts as zero, relative to the largest, ``0 < tol < 1``.

    Returns
    -------
    str
        ``'positive definite'`` (all eigenvalues positive), ``'positive semidefinite'``
        (none negative, some zero, also if all are), ``'negative definite'``,
        ``'negative semidefinite'`` (none positive, some but not all zero), or
        ``'indefinite'`` (both signs).

    Raises
    ------
    ValueError
        If an entry of ``A - A.T`` exceeds `tol` times the largest entry of `A`, both
        in magnitude.

    Notes
    -----
    Everything is relative: ``1e-12 * A`` has the same answer as `A`. No tested value
    lies within a factor of 10 of the threshold.

    References
    ----------
    .. [1] Horn, Johnson, "Matrix Analysis", 2nd ed., 2013, theorem 7.2.1.

    Examples
    --------
    >>> definiteness(np.array([[2.0, 1.0], [1.0, 2.0]]))
    'positive definite'
    >>> definiteness(np.array([[1.0, 2.0], [2.0, 1.0]]))
    'indefinite'
    """
    if np.abs(A - A.T).max() > tol * np.abs(A).max():
        raise ValueError("A must be symmetric")
    eigenvalues = np.linalg.eigvalsh(A)
    line = tol * np.abs(eigenvalues).max()
    low, high = eigenvalues[0], eigenvalues[-1]
    if low < -line and high > line:
        return "indefinite"
    if low >= -line:
        return "positive definite" if low > line else "positive semidefinite"
    return "negative definite" if high < -line else "negative semidefinite"
