"""compares the smallest singular value with tol itself

Breaks: tiny multiples of the identity
"""


def matrix_properties(A: np.ndarray, tol: float = 1e-10) -> dict:
    names = ("square", "symmetric", "diagonal", "identity", "unitary", "invertible")
    if A.shape[0] != A.shape[1]:
        return dict.fromkeys(names, False)
    eye = np.eye(len(A))
    s = np.linalg.svd(A, compute_uv=False)
    defects = (A - A.T, A - np.diag(np.diag(A)), A - eye, A @ A.conj().T - eye)
    small = [bool(np.abs(defect).max() <= tol) for defect in defects]
    return dict(zip(names, [True, *small, bool(s[-1] > tol)], strict=True))
