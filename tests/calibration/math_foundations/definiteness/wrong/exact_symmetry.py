"""refuses a rounding error in the symmetry

Breaks: a rounding error in the symmetry (no error)
"""


def definiteness(A: np.ndarray, tol: float = 1e-10) -> str:
    if not np.array_equal(A, A.T):
        raise ValueError("A must be symmetric")
    eigenvalues = np.linalg.eigvalsh(A)
    line = tol * np.abs(eigenvalues).max()
    low, high = eigenvalues[0], eigenvalues[-1]
    if low < -line and high > line:
        return "indefinite"
    if low >= -line:
        return "positive definite" if low > line else "positive semidefinite"
    return "negative definite" if high < -line else "negative semidefinite"
