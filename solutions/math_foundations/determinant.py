"""Reference for math_foundations/determinant."""

import numpy as np


def determinant(A: np.ndarray) -> float:
    """Compute the determinant by elimination with partial pivoting.

    Of all rows that are left, the one with the largest entry in the pivot column comes
    first; the determinant is the product of the pivots, negated for every swap.

    Parameters
    ----------
    A : ndarray of shape (n, n)
        A square matrix, ``n >= 0``; floats or integers.

    Returns
    -------
    float
        The determinant; 1.0 for ``n = 0``.

    Raises
    ------
    ValueError
        If `A` is not square.

    Notes
    -----
    Compared at a relative tolerance of 1e-9 for matrices whose condition number is
    at most 1e4. Where a column has nothing but zeros left to pivot on, the
    result is exactly 0.0; for other singular matrices rounding leaves a tiny
    number, compared at an absolute tolerance of 1e-12.

    References
    ----------
    .. [1] Golub, Van Loan, "Matrix Computations", 4th ed., 2013, section 3.4.

    Examples
    --------
    >>> determinant(np.array([[0.0, 2.0], [3.0, 1.0]]))
    -6.0
    >>> determinant(np.array([[2, 1], [1, 3]]))
    5.0
    """
    if A.ndim != 2 or A.shape[0] != A.shape[1]:
        raise ValueError(f"A must be square, got the shape {A.shape}")
    A = A.astype(float)  # a copy, and one that can hold fractions
    result = 1.0
    for k in range(len(A)):
        best = k + int(np.argmax(np.abs(A[k:, k])))
        if A[best, k] == 0:
            return 0.0
        if best != k:
            A[[k, best]] = A[[best, k]]
            result = -result
        result *= float(A[k, k])
        for i in range(k + 1, len(A)):
            A[i] -= A[i, k] / A[k, k] * A[k]
    return result
