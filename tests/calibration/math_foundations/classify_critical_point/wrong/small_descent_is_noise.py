"""takes a negative eigenvalue below a thousandth of the positive one for noise

Breaks: zeros with signs next to them
"""


def classify_critical_point(grad: np.ndarray, H: np.ndarray, tol: float = 1e-8) -> str:
    if np.linalg.norm(np.asarray(grad, dtype=float)) > tol:
        return "not critical"
    lam = np.linalg.eigvalsh(np.asarray(H, dtype=float))
    if (lam > tol).all():
        return "minimum"
    if (lam < -tol).all():
        return "maximum"
    if lam[-1] > tol and lam[0] < -tol and -lam[0] > 1e-3 * lam[-1]:
        return "saddle"
    return "undetermined"
