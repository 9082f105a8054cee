"""Reference for math_foundations/solve_linear_system."""

import numpy as np


def solve_linear_system(A: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Solve A x = b by elimination with partial pivoting and back substitution.

    Several right-hand sides share one elimination.

    Parameters
    ----------
    A : ndarray of shape (n, n)
        The coefficients, ``n >= 1``; floats or integers.
    b : ndarray of shape (n,) or (n, k)
        One right-hand side, or `k` of them side by side.

    Returns
    -------
    ndarray of shape (n,) or (n, k)
        The solution, of the shape of `b`.

    Raises
    ------
    numpy.linalg.LinAlgError
        If a column has nothing but exact zeros left to pivot on, so that `A` is
        singular.

    Notes
    -----
    Compared at an error of at most ``1e-12`` times the condition number of `A`,
    relative to the largest entry of the exact solution. A matrix that is singular
    only up to rounding errors is not tested.

    References
    ----------
    .. [1] Golub, Van Loan, "Matrix Computations", 4th ed., 2013, sections 3.1.2 and
       3.4.

    Examples
    --------
    >>> A = np.array([[0.0, 2.0], [1.0, 1.0]])
    >>> solve_linear_system(A, np.array([4.0, 5.0]))
    array([3., 2.])
    """
    n = len(A)
    A, x = A.astype(float), b.astype(float)
    for k in range(n):
        best = k + int(np.argmax(np.abs(A[k:, k])))
        if A[best, k] == 0:
            raise np.linalg.LinAlgError("the matrix is singular")
        A[[k, best]], x[[k, best]] = A[[best, k]], x[[best, k]]
        for i in range(k + 1, n):
            factor = A[i, k] / A[k, k]
            A[i] -= factor * A[k]
            x[i] -= factor * x[k]
    for k in reversed(range(n)):
        x[k] = (x[k] - A[k, k + 1 :] @ x[k + 1 :]) / A[k, k]
    return x
