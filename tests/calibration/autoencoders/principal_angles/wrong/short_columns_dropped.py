"""drops directions shorter than a millionth of the longest one

Breaks: other lengths of the columns
"""


def principal_angles(A, B):
    def basis(M):
        U, s, _ = np.linalg.svd(M.astype(float), full_matrices=False)
        return U[:, s > 1e-6 * s[0]]

    return np.arccos(np.clip(np.linalg.svd(basis(A).T @ basis(B), compute_uv=False), 0, 1))
