"""calls a matrix of zeros negative semidefinite

Breaks: a matrix of zeros
"""


def definiteness(A: np.ndarray, tol: float = 1e-10) -> str:
    if np.abs(A - A.T).max() > tol * np.abs(A).max():
        raise ValueError("A must be symmetric")
    eigenvalues = np.linalg.eigvalsh(A)
    line = tol * np.abs(eigenvalues).max()
    low, high = eigenvalues[0], eigenvalues[-1]
    if high <= line and low >= -line:
        return "negative semidefinite"
    if low < -line and high > line:
        return "indefinite"
    if low >= -line:
        return "positive definite" if low > line else "positive semidefinite"
    return "negative definite" if high < -line else "negative semidefinite"
