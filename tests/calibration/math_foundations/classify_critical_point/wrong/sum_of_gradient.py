"""adds up the entries of the gradient: they may cancel

Breaks: gradients whose entries add up to 0
"""


def classify_critical_point(grad: np.ndarray, H: np.ndarray, tol: float = 1e-8) -> str:
    if abs(grad.sum()) > tol:
        return "not critical"
    eigenvalues = np.linalg.eigvalsh(H)
    is_positive, is_negative = eigenvalues > tol, eigenvalues < -tol
    if is_positive.all():
        return "minimum"
    if is_negative.all():
        return "maximum"
    return "saddle" if is_positive.any() and is_negative.any() else "undetermined"
