"""makes the first entry of orthonormal rows positive

Breaks: that orthonormal rows stay
"""


def decorrelate(W):
    U, s, Vt = np.linalg.svd(W, full_matrices=False)
    if s[-1] <= 1e-12 * s[0]:
        raise np.linalg.LinAlgError("dependent rows")
    Q = U @ Vt
    return Q * np.where(Q[:, :1] < 0, -1, 1) if np.allclose(Q, W) else Q
