"""leaves the error to a Cholesky decomposition of the products

Breaks: `LinAlgError` for dependent rows
"""


def decorrelate(W):
    W = np.asarray(W, dtype=float)
    np.linalg.cholesky(W @ W.T)
    U, s, Vt = np.linalg.svd(W, full_matrices=False)
    return U @ Vt
