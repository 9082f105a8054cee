"""divides by the largest entry, and then trusts the determinant after all

Breaks: small determinants of harmless matrices
"""


def matrix_properties(A, tol=1e-10):
    names = ["square", "symmetric", "diagonal", "identity", "unitary", "invertible"]
    if A.shape[0] != A.shape[1]:
        return dict.fromkeys(names, False)
    eye, size = np.eye(len(A)), np.abs(A).max() or 1.0
    is_zero = lambda M: bool(np.abs(M).max() <= tol)
    return dict(
        zip(
            names,
            [
                True,
                is_zero(A - A.T),
                is_zero(A - np.diag(np.diag(A))),
                is_zero(A - eye),
                is_zero(A @ A.conj().T - eye),
                bool(abs(np.linalg.det(A / size)) > tol),
            ],
        )
    )
