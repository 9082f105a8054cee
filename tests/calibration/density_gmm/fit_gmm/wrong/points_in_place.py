"""centres the points in place at the end

Breaks: that the arguments stay as they were
"""


def fit_gmm(X, means0, n_iter=200, tol=1e-6, reg=1e-6):
    points = X
    X = np.array(X, dtype=float)
    K = len(means0)
    weights = np.full(K, 1 / K)
    means = np.array(means0, dtype=float)
    spread = mvn_mle(X)[1] + reg * np.eye(X.shape[1])
    covs = np.array([spread] * K)
    history = [gmm_log_likelihood(X, weights, means, covs)]
    for _ in range(n_iter):
        R = gmm_responsibilities(X, weights, means, covs)
        weights, means, covs = gmm_m_step(X, R, reg)
        history.append(gmm_log_likelihood(X, weights, means, covs))
        if history[-1] - history[-2] < tol:
            break
    points -= points.mean(axis=0).astype(points.dtype)
    return {"weights": weights, "means": means, "covs": covs, "history": history}
