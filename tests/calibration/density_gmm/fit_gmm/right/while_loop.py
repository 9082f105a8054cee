# Writes the loop with while and a dict.
def fit_gmm(X, means0, n_iter=200, tol=1e-6, reg=1e-6):
    K, d = np.shape(means0)
    start = mvn_mle(X)[1] + reg * np.identity(d)
    state = [np.ones(K) / K, np.array(means0, dtype=float), np.repeat(start[None], K, axis=0)]
    out = {"history": [gmm_log_likelihood(X, *state)]}
    gain = np.inf
    while len(out["history"]) <= n_iter and gain >= tol:
        state = gmm_m_step(X, gmm_responsibilities(X, *state), reg=reg)
        out["history"].append(gmm_log_likelihood(X, *state))
        gain = out["history"][-1] - out["history"][-2]
    out["weights"], out["means"], out["covs"] = state
    return out
