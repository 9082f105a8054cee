# Goes component by component, point by point.
def gmm_m_step(X, R, reg=1e-6):
    n, d = np.shape(X)
    weights, means, covs = [], [], []
    for share in np.transpose(np.asarray(R, dtype=float)):
        owned = max(share.sum(), 1e-12)
        mean = sum(r * x for r, x in zip(share, np.asarray(X, dtype=float))) / owned
        cov = np.zeros((d, d))
        for r, x in zip(share, X):
            cov += r * np.outer(x - mean, x - mean)
        weights.append(share.mean())
        means.append(mean)
        covs.append(cov / owned + reg * np.identity(d))
    return np.array(weights), np.array(means), np.array(covs)
