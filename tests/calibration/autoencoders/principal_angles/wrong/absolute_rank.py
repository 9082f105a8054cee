"""drops directions whose singular value is below 1e-8

Breaks: other lengths of the columns
"""


def principal_angles(A, B):
    A, B = np.asarray(A, dtype=float), np.asarray(B, dtype=float)

    def basis(M):
        U, s, _ = np.linalg.svd(M, full_matrices=False)
        return U[:, s > 1e-8]

    cosines = np.linalg.svd(basis(A).T @ basis(B), compute_uv=False)
    return np.arccos(np.clip(cosines, 0, 1))
