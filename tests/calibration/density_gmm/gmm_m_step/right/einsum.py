# Does it all with einsum.
def gmm_m_step(X, R, reg=1e-6):
    X = np.array(X, dtype=float)
    R = np.array(R, dtype=float)
    total = R.sum(axis=0)
    floor = np.where(total < 1e-12, 1e-12, total)
    means = np.einsum("nk,nd->kd", R, X) / floor[:, None]
    away = X[:, None, :] - means
    covs = np.einsum("nk,nki,nkj->kij", R, away, away) / floor[:, None, None]
    return R.mean(axis=0), means, covs + reg * np.eye(X.shape[1])
