# Goes row by row with forward substitution.
def mvn_logpdf(X, mean, cov):
    L = np.linalg.cholesky(np.array(cov, dtype=float))
    d = L.shape[0]
    out = np.empty(len(X))
    for i, row in enumerate(np.array(X, dtype=float)):
        z = np.zeros(d)
        for j in range(d):
            z[j] = (row[j] - mean[j] - L[j, :j] @ z[:j]) / L[j, j]
        out[i] = -z @ z / 2 - np.sum(np.log(np.diag(L))) - d * np.log(2 * np.pi) / 2
    return out
