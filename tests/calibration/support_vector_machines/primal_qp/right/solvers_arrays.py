# Builds the arrays by np.pad and einsum, in Fortran order, and returns a list.
def primal_qp(X, y):
    from collections import namedtuple

    n, d = X.shape
    Q = np.asfortranarray(np.diag(np.r_[0.0, np.ones(d)]))
    A = np.einsum(
        "i,ij->ij", y.astype(float), np.pad(X.astype(float), ((0, 0), (1, 0)), constant_values=1.0)
    )
    return namedtuple("Program", "Q p A c")(Q, np.zeros(d + 1), A, np.ones(n))
