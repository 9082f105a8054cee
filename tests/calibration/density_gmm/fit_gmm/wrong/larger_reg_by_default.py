"""has 1e-3 as default of reg

Breaks: the defaults
Slips: 1, the default stands in many tests
"""


def fit_gmm(X, means0, n_iter=200, tol=1e-6, reg=1e-3):
    X = np.asarray(X, dtype=float)
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
    return {"weights": weights, "means": means, "covs": covs, "history": history}
