"""compares the squared length of the gradient with tol

Breaks: gradients that are not zero
"""


def classify_critical_point(grad: np.ndarray, H: np.ndarray, tol: float = 1e-8) -> str:
    if np.sum(grad**2) > tol:
        return "not critical"
    eigenvalues = np.linalg.eigvalsh(H)
    is_positive, is_negative = eigenvalues > tol, eigenvalues < -tol
    if is_positive.all():
        return "minimum"
    if is_negative.all():
        return "maximum"
    return "saddle" if is_positive.any() and is_negative.any() else "undetermined"
