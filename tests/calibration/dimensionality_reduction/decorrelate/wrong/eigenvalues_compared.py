"""compares eigenvalues of the products in place of singular values

Breaks: `LinAlgError` for dependent rows
"""


def decorrelate(W):
    W = np.asarray(W, dtype=float)
    l, E = np.linalg.eigh(W @ W.T)
    if l[0] <= 1e-12 * l[-1]:
        raise np.linalg.LinAlgError("dependent")
    return E @ np.diag(l**-0.5) @ E.T @ W
