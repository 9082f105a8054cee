"""stops as soon as a component owns nothing

Breaks: a start far from all points
"""


def fit_gmm(X, means0, n_iter=200, tol=1e-6, reg=1e-6):
    X = np.asarray(X, float)
    K = len(means0)
    weights, means = np.full(K, 1 / K), np.array(means0, float)
    covs = np.array([mvn_mle(X)[1] + reg * np.eye(X.shape[1])] * K)
    history = [gmm_log_likelihood(X, weights, means, covs)]
    for _ in range(n_iter):
        weights, means, covs = gmm_m_step(X, gmm_responsibilities(X, weights, means, covs), reg)
        history.append(gmm_log_likelihood(X, weights, means, covs))
        if history[-1] - history[-2] < tol or weights.min() < 1e-12:
            break
    return {"weights": weights, "means": means, "covs": covs, "history": history}
