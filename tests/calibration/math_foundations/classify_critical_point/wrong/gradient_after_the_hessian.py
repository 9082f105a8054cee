"""looks at the gradient only where H does not decide

Breaks: with a minimum's Hessian too
"""


def classify_critical_point(grad: np.ndarray, H: np.ndarray, tol: float = 1e-8) -> str:
    eigenvalues = np.linalg.eigvalsh(H)
    is_positive, is_negative = eigenvalues > tol, eigenvalues < -tol
    if is_positive.all():
        return "minimum"
    if is_negative.all():
        return "maximum"
    if np.linalg.norm(grad) > tol:
        return "not critical"
    return "saddle" if is_positive.any() and is_negative.any() else "undetermined"
