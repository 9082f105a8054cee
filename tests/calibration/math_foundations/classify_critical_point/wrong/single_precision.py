"""works in single precision

Breaks: zeros with signs next to them
"""


def classify_critical_point(grad: np.ndarray, H: np.ndarray, tol: float = 1e-8) -> str:
    if np.linalg.norm(np.asarray(grad, dtype=float)) > tol:
        return "not critical"
    lam = np.linalg.eigvalsh(np.asarray(H, dtype=np.float32))
    if (lam > tol).all():
        return "minimum"
    if (lam < -tol).all():
        return "maximum"
    if (lam > tol).any() and (lam < -tol).any():
        return "saddle"
    return "undetermined"
