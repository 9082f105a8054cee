"""makes A itself symmetric where rounding has left a difference

Breaks: A stays as it was
"""


def definiteness(A: np.ndarray, tol: float = 1e-10) -> str:
    A = np.asarray(A, dtype=float)
    if np.abs(A - A.T).max() > tol * np.abs(A).max():
        raise ValueError("not symmetric")
    A[...] = (A + A.T) / 2
    lam = np.linalg.eigvalsh(A)
    line = tol * np.abs(lam).max()
    positive = (lam > line).any()
    negative = (lam < -line).any()
    zero = (np.abs(lam) <= line).any()
    if positive and negative:
        return "indefinite"
    if negative:
        return "negative semidefinite" if zero else "negative definite"
    return "positive semidefinite" if zero else "positive definite"
