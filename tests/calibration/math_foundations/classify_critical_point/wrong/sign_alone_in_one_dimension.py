"""takes every second derivative for a sign if there is one variable

Breaks: eigenvalues of 1e-10
"""


def classify_critical_point(grad: np.ndarray, H: np.ndarray, tol: float = 1e-8) -> str:
    if np.linalg.norm(np.asarray(grad, dtype=float)) > tol:
        return "not critical"
    lam = np.linalg.eigvalsh(np.asarray(H, dtype=float))
    if len(lam) == 1 and lam[0] != 0:
        return "minimum" if lam[0] > 0 else "maximum"
    if (lam > tol).all():
        return "minimum"
    if (lam < -tol).all():
        return "maximum"
    if (lam > tol).any() and (lam < -tol).any():
        return "saddle"
    return "undetermined"
