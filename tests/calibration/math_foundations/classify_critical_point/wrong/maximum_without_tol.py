"""calls it a maximum if all eigenvalues are negative and one of them is below -tol

Breaks: eigenvalues of 1e-10
"""


def classify_critical_point(grad: np.ndarray, H: np.ndarray, tol: float = 1e-8) -> str:
    if np.linalg.norm(np.asarray(grad, dtype=float)) > tol:
        return "not critical"
    lam = np.linalg.eigvalsh(np.asarray(H, dtype=float))
    if (lam > tol).all():
        return "minimum"
    if (lam < 0).all() and lam[0] < -tol:
        return "maximum"
    if lam[-1] > tol and lam[0] < -tol:
        return "saddle"
    return "undetermined"
