"""looks above the diagonal alone for 'diagonal'

Breaks: real, integer and complex matrices
"""


def matrix_properties(A: np.ndarray, tol: float = 1e-10) -> dict:
    A = np.asarray(A)
    m, n = A.shape
    keys = ("square", "symmetric", "diagonal", "identity", "unitary", "invertible")
    if m != n:
        return dict.fromkeys(keys, False)
    identity = np.eye(n)
    off = A * (1 - identity)
    s = np.linalg.svd(A, compute_uv=False)
    return {
        "square": True,
        "symmetric": bool(np.abs(A - A.T).max() <= tol),
        "diagonal": bool(np.abs(np.triu(off)).max() <= tol),
        "identity": bool(np.abs(A - identity).max() <= tol),
        "unitary": bool(np.abs(A @ A.conj().T - identity).max() <= tol),
        "invertible": bool(s[-1] > tol * s[0]),
    }
