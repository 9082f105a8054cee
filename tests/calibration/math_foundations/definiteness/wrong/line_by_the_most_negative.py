"""measures zeros by the most negative eigenvalue where one is clearly negative

Breaks: tol
"""


def definiteness(A: np.ndarray, tol: float = 1e-10) -> str:
    A = np.asarray(A, dtype=float)
    if np.abs(A - A.T).max() > tol * np.abs(A).max():
        raise ValueError("not symmetric")
    lam = np.linalg.eigvalsh((A + A.T) / 2)
    line = tol * (abs(lam[0]) if lam[0] < -1e-9 * lam[-1] else abs(lam[-1]))
    positive = (lam > line).any()
    negative = (lam < -line).any()
    zero = (np.abs(lam) <= line).any()
    if positive and negative:
        return "indefinite"
    if negative:
        return "negative semidefinite" if zero else "negative definite"
    return "positive semidefinite" if zero else "positive definite"
