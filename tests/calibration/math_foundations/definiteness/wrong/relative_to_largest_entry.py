"""measures eigenvalues against the largest entry, as the symmetry is measured

Breaks: large matrices (their largest eigenvalue is far above their largest entry)
"""


def definiteness(A, tol=1e-10):
    line = tol * np.abs(A).max()
    if np.abs(A - A.T).max() > line:
        raise ValueError("not symmetric")
    values = np.linalg.eigvalsh(A)
    positive, negative = values > line, values < -line
    if positive.any() and negative.any():
        return "indefinite"
    if negative.any():
        return "negative definite" if negative.all() else "negative semidefinite"
    return "positive definite" if positive.all() else "positive semidefinite"
