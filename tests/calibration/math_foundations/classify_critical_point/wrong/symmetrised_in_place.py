"""averages H with its transpose in place, and forgets to halve

Breaks: grad and H stay as they were
"""


def classify_critical_point(grad: np.ndarray, H: np.ndarray, tol: float = 1e-8) -> str:
    if np.linalg.norm(grad) > tol:
        return "not critical"
    H += H.T
    eigenvalues = np.linalg.eigvalsh(H) / 2
    is_positive, is_negative = eigenvalues > tol, eigenvalues < -tol
    if is_positive.all():
        return "minimum"
    if is_negative.all():
        return "maximum"
    return "saddle" if is_positive.any() and is_negative.any() else "undetermined"
