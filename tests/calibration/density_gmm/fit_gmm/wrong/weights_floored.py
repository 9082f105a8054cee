"""keeps each weight above a thousandth

Breaks: a start far from all points (its component dies)
"""


def fit_gmm(X, means0, n_iter=200, tol=1e-6, reg=1e-6):
    K, d = means0.shape
    weights, means = np.full(K, 1 / K), np.array(means0, dtype=float)
    covs = np.tile(mvn_mle(X)[1] + reg * np.eye(d), (K, 1, 1))
    history = [gmm_log_likelihood(X, weights, means, covs)]
    for _ in range(n_iter):
        R = gmm_responsibilities(X, weights, means, covs)
        weights, means, covs = gmm_m_step(X, R, reg)
        weights = np.maximum(weights, 1e-3)
        weights = weights / weights.sum()
        history.append(gmm_log_likelihood(X, weights, means, covs))
        if history[-1] - history[-2] < tol:
            break
    return {"weights": weights, "means": means, "covs": covs, "history": history}
