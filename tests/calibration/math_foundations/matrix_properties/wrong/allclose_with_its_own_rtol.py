"""leaves the relative tolerance of np.allclose at 1e-5

Breaks: next to entries of 1e4
"""


def matrix_properties(A, tol=1e-10):
    names = ("square", "symmetric", "diagonal", "identity", "unitary", "invertible")
    if A.shape[0] != A.shape[1]:
        return dict.fromkeys(names, False)
    eye = np.eye(len(A))
    s = np.linalg.svd(A, compute_uv=False)
    pairs = (A, A.T), (A, np.diag(np.diag(A))), (A, eye), (A @ A.conj().T, eye)
    small = [np.allclose(x, y, atol=tol) for x, y in pairs]
    return dict(zip(names, [True, *small, bool(s[-1] > tol * s[0])], strict=True))
