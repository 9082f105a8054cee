"""compares with exactly zero

Breaks: eigenvalues of 1e-10
"""


def classify_critical_point(grad: np.ndarray, H: np.ndarray, tol: float = 1e-8) -> str:
    if np.linalg.norm(grad) > tol:
        return "not critical"
    eigenvalues = np.linalg.eigvalsh(H)
    is_positive, is_negative = eigenvalues > 0, eigenvalues < 0
    if is_positive.all():
        return "minimum"
    if is_negative.all():
        return "maximum"
    return "saddle" if is_positive.any() and is_negative.any() else "undetermined"
