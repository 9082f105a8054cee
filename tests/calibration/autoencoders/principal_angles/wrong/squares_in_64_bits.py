"""squares integers as integers of 64 bits, to divide columns by their lengths

Breaks: integers
"""


def principal_angles(A, B):
    def basis(M):
        M = M.astype(np.int64) if M.dtype.kind in "iu" else M
        with np.errstate(all="ignore"):
            return np.linalg.qr(M / np.sqrt((M**2).sum(axis=0)))[0]

    return np.arccos(np.clip(np.linalg.svd(basis(A).T @ basis(B), compute_uv=False), 0, 1))
