"""says undetermined as soon as one eigenvalue is zero

Breaks: zeros with signs next to them
"""


def classify_critical_point(grad: np.ndarray, H: np.ndarray, tol: float = 1e-8) -> str:
    if np.linalg.norm(grad) > tol:
        return "not critical"
    eigenvalues = np.linalg.eigvalsh(H)
    is_positive, is_negative = eigenvalues > tol, eigenvalues < -tol
    if (np.abs(eigenvalues) <= tol).any():
        return "undetermined"
    if is_positive.all():
        return "minimum"
    if is_negative.all():
        return "maximum"
    return "saddle" if is_positive.any() and is_negative.any() else "undetermined"
