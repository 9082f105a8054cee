"""multiplies shares and points in the types they come in

Breaks: integers (int8 included
"""


def gmm_m_step(X, R, reg=1e-6):
    N = R.sum(axis=0)
    S = np.maximum(N, 1e-12)
    means = R.T @ X / S[:, None]
    covs = []
    for k in range(R.shape[1]):
        D = X - means[k]
        covs.append((R[:, [k]] * D).T @ D / S[k] + reg * np.eye(X.shape[1]))
    return N / len(X), means, np.array(covs)
