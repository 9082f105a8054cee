"""converts the first means to the type of the points

Breaks: integers
"""


def fit_gmm(X, means0, n_iter=200, tol=1e-6, reg=1e-6):
    K, d = means0.shape
    weights, means = np.full(K, 1 / K), means0.astype(X.dtype).astype(float)
    covs = np.tile(mvn_mle(X)[1] + reg * np.eye(d), (K, 1, 1))
    history = [gmm_log_likelihood(X, weights, means, covs)]
    for _ in range(n_iter):
        R = gmm_responsibilities(X, weights, means, covs)
        weights, means, covs = gmm_m_step(X, R, reg)
        history.append(gmm_log_likelihood(X, weights, means, covs))
        if history[-1] - history[-2] < tol:
            break
    return {"weights": weights, "means": means, "covs": covs, "history": history}
