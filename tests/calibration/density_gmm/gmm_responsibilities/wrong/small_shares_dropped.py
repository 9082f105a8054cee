"""sets shares below 1e-6 to 0 and shares the rest out again"""


def gmm_responsibilities(X, weights, means, covs):
    logs = gmm_log_joint(X, weights, means, covs)
    r = np.exp(logs - logs.max(axis=1, keepdims=True))
    r /= r.sum(axis=1, keepdims=True)
    r[r < 1e-6] = 0.0
    return r / r.sum(axis=1, keepdims=True)
