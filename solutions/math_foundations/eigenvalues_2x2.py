"""Reference for math_foundations/eigenvalues_2x2."""

import numpy as np


def eigenvalues_2x2(A: np.ndarray) -> np.ndarray:
    """Compute both eigenvalues of a 2 x 2 matrix from its characteristic polynomial.

    They are the two roots of ``z**2 - trace(A) * z + det(A)``.

    Parameters
    ----------
    A : ndarray of shape (2, 2)
        A real matrix; floats or integers.

    Returns
    -------
    ndarray of shape (2,)
        The eigenvalues, sorted by real part, then by imaginary part. The dtype is
        float64 if they are real, complex128 if they are not. A repeated eigenvalue
        stands there twice.

    Notes
    -----
    Compared at a relative tolerance of 1e-9 for each eigenvalue, also for a small
    one next to a large one. Matrices with a repeated eigenvalue are tested only
    where it comes out exactly.

    References
    ----------
    .. [1] Higham, "Accuracy and Stability of Numerical Algorithms", 2nd ed., 2002,
       section 1.8, "Solving a Quadratic Equation".

    Examples
    --------
    >>> eigenvalues_2x2(np.array([[2.0, 1.0], [1.0, 2.0]]))
    array([1., 3.])
    >>> eigenvalues_2x2(np.array([[0.0, -1.0], [1.0, 0.0]])).tolist()
    [-1j, 1j]
    """
    (a, b), (c, d) = A.astype(float).tolist()
    t = (a + d) / 2
    D = ((a - d) / 2) ** 2 + b * c
    if D < 0:
        root = (-D) ** 0.5
        return np.array([complex(t, -root), complex(t, root)])
    # t and the root are added with equal signs, so that no digits cancel; the other
    # eigenvalue follows from the product of the two, the determinant.
    big = t + D**0.5 if t >= 0 else t - D**0.5
    small = (a * d - b * c) / big if big else 0.0
    return np.sort(np.array([small, big]))
