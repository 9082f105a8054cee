"""takes orthonormal columns by the inverse root of the Gram matrix, without scaling them first

Breaks: other lengths of the columns
"""


def principal_angles(A, B):
    A, B = np.asarray(A, dtype=float), np.asarray(B, dtype=float)

    def basis(M):
        values, vectors = np.linalg.eigh(M.T @ M)
        return M @ vectors / np.sqrt(np.abs(values) + 1e-300)

    cosines = np.linalg.svd(basis(A).T @ basis(B), compute_uv=False)
    return np.arccos(np.clip(cosines, 0, 1))
