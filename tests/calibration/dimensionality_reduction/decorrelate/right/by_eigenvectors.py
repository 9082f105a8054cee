"""takes the inverse root as the formula says, by eigenvectors of the products"""


def decorrelate(W):
    A = np.asarray(W, dtype=float)
    s = np.linalg.svd(A, compute_uv=False)
    if s.min() <= 1e-12 * s.max():
        raise np.linalg.LinAlgError("dependent")
    values, E = np.linalg.eigh(A @ A.T)
    return E @ np.diag(values**-0.5) @ E.T @ A
