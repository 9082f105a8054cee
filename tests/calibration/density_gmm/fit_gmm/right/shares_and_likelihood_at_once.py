# Takes likelihood and shares from one table, and returns history as an array.
def fit_gmm(X, means0, n_iter=200, tol=1e-6, reg=1e-6):
    K = len(means0)
    spread = mvn_mle(X)[1] + reg * np.eye(np.shape(X)[1])
    weights, means, covs = np.full(K, 1.0 / K), np.array(means0, float), np.stack([spread] * K)
    history = np.empty(0)
    while True:
        table = np.log(weights + 1e-320) + np.column_stack([mvn_logpdf(X, m, c) for m, c in zip(means, covs)])
        total = np.logaddexp.reduce(table, axis=1)
        history = np.append(history, total.mean())
        if len(history) > n_iter or (len(history) > 1 and history[-1] - history[-2] < tol):
            return {"weights": weights, "means": means, "covs": covs, "history": history}
        weights, means, covs = gmm_m_step(X, np.exp(table - total[:, None]), reg)
