"""looks for the largest entry off the diagonal by value and not by size

Breaks: real, integer and complex matrices
"""


def matrix_properties(A: np.ndarray, tol: float = 1e-10) -> dict:
    names = ("square", "symmetric", "diagonal", "identity", "unitary", "invertible")
    if A.shape[0] != A.shape[1]:
        return dict.fromkeys(names, False)
    eye = np.eye(len(A))
    s = np.linalg.svd(A, compute_uv=False)
    off = A - np.diag(np.diag(A))
    if np.iscomplexobj(A):
        off = np.abs(off)
    defects = (A - A.T, A - eye, A @ A.conj().T - eye)
    symmetric, identity, unitary = [bool(np.abs(defect).max() <= tol) for defect in defects]
    found = [True, symmetric, bool(off.max() <= tol), identity, unitary, bool(s[-1] > tol * s[0])]
    return dict(zip(names, found, strict=True))
