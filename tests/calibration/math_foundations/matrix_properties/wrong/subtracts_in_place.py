"""subtracts the identity from A itself

Breaks: A stays as it was
"""


def matrix_properties(A: np.ndarray, tol: float = 1e-10) -> dict:
    names = ("square", "symmetric", "diagonal", "identity", "unitary", "invertible")
    if A.shape[0] != A.shape[1]:
        return dict.fromkeys(names, False)
    eye = np.eye(len(A))
    B = A.copy()
    s = np.linalg.svd(A, compute_uv=False)
    defects = (
        A - A.T,
        A - np.diag(np.diag(A)),
        np.subtract(A, eye, out=A, casting="unsafe").copy(),
        B @ B.conj().T - eye,
    )
    small = [bool(np.abs(defect).max() <= tol) for defect in defects]
    return dict(zip(names, [True, *small, bool(s[-1] > tol * s[0])], strict=True))
