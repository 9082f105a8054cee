"""looks at the signs of the leading minors only

Breaks: a zero anywhere on the diagonal
"""


def definiteness(A, tol=1e-10):
    size = np.abs(A).max()
    if np.abs(A - A.T).max() > tol * size:
        raise ValueError("not symmetric")
    if size == 0:
        return "positive semidefinite"
    values = np.linalg.eigvalsh(A)
    if np.abs(values).min() > tol * np.abs(values).max() and A[0, 0] != 0:
        minors = [np.linalg.det(A[:k, :k] / size) for k in range(1, len(A) + 1)]
        if all(minor > 0 for minor in minors):
            return "positive definite"
        if all((-1) ** k * minor > 0 for k, minor in enumerate(minors, 1)):
            return "negative definite"
        return "indefinite"
    minors = [np.linalg.det(A[:k, :k] / size) for k in range(1, len(A) + 1)]
    if all(minor > -tol for minor in minors):
        return "positive semidefinite"
    if all((-1) ** k * minor > -tol for k, minor in enumerate(minors, 1)):
        return "negative semidefinite"
    return "indefinite"
