"""looks at a Hessian of zeros before the gradient

Breaks: gradients that are not zero
"""


def classify_critical_point(grad: np.ndarray, H: np.ndarray, tol: float = 1e-8) -> str:
    if not np.any(H):
        return "undetermined"
    if np.linalg.norm(np.asarray(grad, dtype=float)) > tol:
        return "not critical"
    lam = np.linalg.eigvalsh(np.asarray(H, dtype=float))
    if (lam > tol).all():
        return "minimum"
    if (lam < -tol).all():
        return "maximum"
    if (lam > tol).any() and (lam < -tol).any():
        return "saddle"
    return "undetermined"
