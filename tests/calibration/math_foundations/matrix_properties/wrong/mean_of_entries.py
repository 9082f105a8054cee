"""compares the mean size of the entries with tol

Breaks: in many entries at once
"""


def matrix_properties(A, tol=1e-10):
    names = ("square", "symmetric", "diagonal", "identity", "unitary", "invertible")
    if A.shape[0] != A.shape[1]:
        return dict.fromkeys(names, False)
    eye = np.eye(len(A))
    s = np.linalg.svd(A, compute_uv=False)
    defects = (A - A.T, A - np.diag(np.diag(A)), A - eye, A @ A.conj().T - eye)
    small = [bool(np.abs(defect).mean() <= tol) for defect in defects]
    return dict(zip(names, [True, *small, bool(s[-1] > tol * s[0])], strict=True))
