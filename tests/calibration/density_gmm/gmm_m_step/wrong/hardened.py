"""takes the largest share of each point for 1

Breaks: soft shares
Slips: 1, right for hard shares only
"""


def gmm_m_step(X, R, reg=1e-6):
    X = np.asarray(X, dtype=float)
    R = np.asarray(R, dtype=float)
    if R.shape[1] > 1:
        R = np.where(R.max(axis=0) > 1e-6, np.eye(R.shape[1])[R.argmax(axis=1)], R)
    n, d = X.shape
    sums = R.sum(axis=0)
    owned = np.maximum(sums, 1e-12)
    means = R.T @ X / owned[:, np.newaxis]
    covs = []
    for k in range(R.shape[1]):
        offsets = X - means[k]
        covs.append((R[:, [k]] * offsets).T @ offsets / owned[k] + reg * np.eye(d))
    return sums / n, means, np.array(covs)
