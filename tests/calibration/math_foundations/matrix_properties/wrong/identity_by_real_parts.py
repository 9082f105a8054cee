"""compares only the real parts with those of the identity

Breaks: real, integer and complex matrices
"""


def matrix_properties(A, tol=1e-10):
    names = ("square", "symmetric", "diagonal", "identity", "unitary", "invertible")
    if A.shape[0] != A.shape[1]:
        return dict.fromkeys(names, False)
    unit = np.eye(len(A))
    s = np.linalg.svd(A, compute_uv=False)
    return {
        "square": True,
        "symmetric": bool(np.abs(A - A.T).max() <= tol),
        "diagonal": bool(np.abs(A - np.diag(np.diag(A))).max() <= tol),
        "identity": bool(np.abs(A.real - unit).max() <= tol),
        "unitary": bool(np.abs(A @ A.conj().T - unit).max() <= tol),
        "invertible": bool(s[-1] > tol * s[0]),
    }
