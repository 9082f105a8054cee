"""takes the inverse root by eigenvectors of the products of scaled rows"""


def decorrelate(W):
    A = np.asarray(W, dtype=float)
    s = np.linalg.svd(A, compute_uv=False)
    if s.min() <= 1e-12 * s.max():
        raise np.linalg.LinAlgError("dependent")
    for _ in range(2):
        A = A / s.max()
        values, E = np.linalg.eigh(A @ A.T)
        A = E @ np.diag(values**-0.5) @ E.T @ A
        s = np.ones(1)
    return A
