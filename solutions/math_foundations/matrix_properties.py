"""Reference for math_foundations/matrix_properties."""

import numpy as np


def matrix_properties(A: np.ndarray, tol: float = 1e-10) -> dict:
    """Say which of six properties a matrix has.

    ============= ===========================================================
    key           True if
    ============= ===========================================================
    'square'      as many rows as columns
    'symmetric'   every entry of ``A - A.T`` is at most `tol` in size
    'diagonal'    every entry off the diagonal is at most `tol` in size
    'identity'    every entry of ``A - I`` is at most `tol` in size
    'unitary'     every entry of ``A @ A* - I`` is at most `tol` in size, where
                  ``A*`` is the conjugate of the transpose
    'invertible'  smallest singular value larger than `tol` times the largest
    ============= ===========================================================

    Parameters
    ----------
    A : ndarray of shape (m, n)
        A matrix of real or complex numbers, ``m, n >= 1``.
    tol : float, optional
        What counts as zero, ``0 < tol < 1``.

    Returns
    -------
    dict
        The six keys, each with a bool. If `A` is not square, all are False.

    Notes
    -----
    No tested value lies within a factor of 10 of `tol`. ``'symmetric'`` does not
    conjugate: a complex symmetric matrix need not be Hermitian.

    References
    ----------
    .. [1] Golub, Van Loan, "Matrix Computations", 4th ed., 2013, sections 2.1 and
       2.4.

    Examples
    --------
    >>> found = matrix_properties(np.diag([2.0, 0.0]))
    >>> [name for name, holds in found.items() if holds]
    ['square', 'symmetric', 'diagonal']
    """
    names = ("square", "symmetric", "diagonal", "identity", "unitary", "invertible")
    if A.shape[0] != A.shape[1]:
        return dict.fromkeys(names, False)
    eye = np.eye(len(A))
    s = np.linalg.svd(A, compute_uv=False)
    defects = (A - A.T, A - np.diag(np.diag(A)), A - eye, A @ A.conj().T - eye)
    small = [bool(np.abs(defect).max() <= tol) for defect in defects]
    return dict(zip(names, [True, *small, bool(s[-1] > tol * s[0])], strict=True))
