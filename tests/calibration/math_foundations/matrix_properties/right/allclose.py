# Asks np.allclose with a relative tolerance of zero.
def matrix_properties(A, tol=1e-10):
    if A.shape[0] != A.shape[1]:
        return {
            "square": False,
            "symmetric": False,
            "diagonal": False,
            "identity": False,
            "unitary": False,
            "invertible": False,
        }
    I = np.eye(A.shape[0])
    s = np.linalg.svd(A)[1]
    return {
        "square": True,
        "symmetric": np.allclose(A, A.T, rtol=0, atol=tol),
        "diagonal": np.allclose(A, np.diag(A.diagonal()), rtol=0, atol=tol),
        "identity": np.allclose(A, I, rtol=0, atol=tol),
        "unitary": np.allclose(A @ A.conj().T, I, rtol=0, atol=tol),
        "invertible": s.min() > tol * s.max(),
    }
