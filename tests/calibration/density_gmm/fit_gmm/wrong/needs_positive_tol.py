"""goes on to the last iteration for a tol of 0

Breaks: the stop by `tol`
"""


def fit_gmm(X, means0, n_iter=200, tol=1e-6, reg=1e-6):
    K, d = means0.shape
    weights, means = np.full(K, 1 / K), np.array(means0, dtype=float)
    covs = np.tile(mvn_mle(X)[1] + reg * np.eye(d), (K, 1, 1))
    history = [gmm_log_likelihood(X, weights, means, covs)]
    for _ in range(n_iter):
        R = gmm_responsibilities(X, weights, means, covs)
        weights, means, covs = gmm_m_step(X, R, reg)
        history.append(gmm_log_likelihood(X, weights, means, covs))
        if tol > 0 and history[-1] - history[-2] < tol:
            break
    return {"weights": weights, "means": means, "covs": covs, "history": history}
