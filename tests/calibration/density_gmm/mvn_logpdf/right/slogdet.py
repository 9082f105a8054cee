# Takes determinant and solve, after a look at the eigenvalues.
def mvn_logpdf(X, mean, cov):
    cov = np.array(cov, dtype=float)
    if np.linalg.eigvalsh(cov)[0] <= 1e-15 * abs(cov).max():
        raise np.linalg.LinAlgError("not positive definite")
    offsets = np.array(X, dtype=float) - mean
    squares = np.einsum("ij,ij->i", offsets, np.linalg.solve(cov, offsets.T).T)
    return -0.5 * (squares + np.linalg.slogdet(cov)[1] + cov.shape[0] * np.log(2 * np.pi))
