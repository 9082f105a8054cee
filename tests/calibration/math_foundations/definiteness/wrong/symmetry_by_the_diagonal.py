"""measures the asymmetry by the largest entry of the diagonal

Breaks: a rounding error in the symmetry (no error)
"""


def definiteness(A: np.ndarray, tol: float = 1e-10) -> str:
    A = np.asarray(A, dtype=float)
    if np.abs(A - A.T).max() > tol * np.abs(np.diag(A)).max():
        raise ValueError("not symmetric")
    lam = np.linalg.eigvalsh((A + A.T) / 2)
    line = tol * np.abs(lam).max()
    positive = (lam > line).any()
    negative = (lam < -line).any()
    zero = (np.abs(lam) <= line).any()
    if positive and negative:
        return "indefinite"
    if negative:
        return "negative semidefinite" if zero else "negative definite"
    return "positive semidefinite" if zero else "positive definite"
