"""returns the start in the dtype of means0 if there are no iterations

Breaks: integers
"""


def fit_gmm(X, means0, n_iter=200, tol=1e-6, reg=1e-6):
    X = np.asarray(X, dtype=float)
    means = np.array(means0)
    K, d = means.shape
    weights = np.full(K, 1 / K)
    covs = np.array([mvn_mle(X)[1] + reg * np.eye(d)] * K)
    history = [gmm_log_likelihood(X, weights, means, covs)]
    for _ in range(n_iter):
        R = gmm_responsibilities(X, weights, means, covs)
        weights, means, covs = gmm_m_step(X, R, reg)
        history.append(gmm_log_likelihood(X, weights, means, covs))
        if history[-1] - history[-2] < tol:
            break
    return {"weights": weights, "means": means, "covs": covs, "history": history}
