"""asks for a diagonal without zeros

Breaks: real, integer and complex matrices
Slips: 1, another thing is asked of the diagonal
"""


def matrix_properties(A: np.ndarray, tol: float = 1e-10) -> dict:
    names = ("square", "symmetric", "diagonal", "identity", "unitary", "invertible")
    if A.shape[0] != A.shape[1]:
        return dict.fromkeys(names, False)
    eye = np.eye(len(A))
    s = np.linalg.svd(A, compute_uv=False)
    defects = (
        A - A.T,
        A - np.diag(np.diag(A)) + (np.diag(A) == 0).any(),
        A - eye,
        A @ A.conj().T - eye,
    )
    small = [bool(np.abs(defect).max() <= tol) for defect in defects]
    return dict(zip(names, [True, *small, bool(s[-1] > tol * s[0])], strict=True))
