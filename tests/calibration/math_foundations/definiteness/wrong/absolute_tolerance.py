"""compares eigenvalues with tol itself

Breaks: 1e-12 * A and 1e9 * A (the same answer)
"""


def definiteness(A: np.ndarray, tol: float = 1e-10) -> str:
    if np.abs(A - A.T).max() > tol * np.abs(A).max():
        raise ValueError("A must be symmetric")
    eigenvalues = np.linalg.eigvalsh(A)
    line = tol
    low, high = eigenvalues[0], eigenvalues[-1]
    if low < -line and high > line:
        return "indefinite"
    if low >= -line:
        return "positive definite" if low > line else "positive semidefinite"
    return "negative definite" if high < -line else "negative semidefinite"
