"""compares sizes of eigenvalues in place of singular values

Breaks: another tol
"""


def matrix_properties(A: np.ndarray, tol: float = 1e-10) -> dict:
    names = ("square", "symmetric", "diagonal", "identity", "unitary", "invertible")
    if A.shape[0] != A.shape[1]:
        return dict.fromkeys(names, False)
    eye = np.eye(len(A))
    sizes = np.sort(np.abs(np.linalg.eigvals(A)))
    defects = (A - A.T, A - np.diag(np.diag(A)), A - eye, A @ A.conj().T - eye)
    small = [bool(np.abs(defect).max() <= tol) for defect in defects]
    return dict(zip(names, [True, *small, bool(sizes[0] > tol * sizes[-1])], strict=True))
