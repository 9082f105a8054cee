"""takes U from X X^T and mends the signs, which is not enough where singular values are equal

Breaks: equal singular values
"""


def svd_from_eigh(X, tol=1e-10):
    values, V = np.linalg.eigh(X.T @ X)
    values, V = values[::-1], V[:, ::-1]
    r = int(np.sum(values > tol * values[0]))
    U, V = np.linalg.eigh(X @ X.T)[1][:, ::-1][:, :r], V[:, :r]
    signs = np.sign(np.sum(U * (X @ V), axis=0))
    return U * signs, np.sqrt(values[:r]), V.T
