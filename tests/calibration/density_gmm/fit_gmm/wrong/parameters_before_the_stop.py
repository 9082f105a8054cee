"""returns the parameters before the last iteration where tol stops it

Breaks: that `history` belongs to the parameters
"""


def fit_gmm(X, means0, n_iter=200, tol=1e-6, reg=1e-6):
    K, d = means0.shape
    weights, means = np.full(K, 1 / K), np.array(means0, dtype=float)
    covs = np.array([mvn_mle(X)[1] + reg * np.eye(d)] * K)
    history = [gmm_log_likelihood(X, weights, means, covs)]
    for _ in range(n_iter):
        old = weights, means, covs
        R = gmm_responsibilities(X, weights, means, covs)
        weights, means, covs = gmm_m_step(X, R, reg)
        history.append(gmm_log_likelihood(X, weights, means, covs))
        if history[-1] - history[-2] < tol:
            weights, means, covs = old
            break
    return {"weights": weights, "means": means, "covs": covs, "history": history}
