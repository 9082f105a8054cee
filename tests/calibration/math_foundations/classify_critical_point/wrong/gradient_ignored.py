"""does not look at the gradient

Breaks: gradients that are not zero
Breaks: with a minimum's Hessian too
"""


def classify_critical_point(grad: np.ndarray, H: np.ndarray, tol: float = 1e-8) -> str:
    eigenvalues = np.linalg.eigvalsh(H)
    is_positive, is_negative = eigenvalues > tol, eigenvalues < -tol
    if is_positive.all():
        return "minimum"
    if is_negative.all():
        return "maximum"
    return "saddle" if is_positive.any() and is_negative.any() else "undetermined"
