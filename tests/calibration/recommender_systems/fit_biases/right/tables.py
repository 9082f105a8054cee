"""works on whole tables at once"""


def fit_biases(Y, mask, lam=0.0, n_iter=50):
    if mask.sum() == 0:
        raise ValueError("no ratings")
    mu = Y[mask].astype(float).mean()
    E = np.where(mask, Y - mu, 0.0)
    n_i, m_j = mask.sum(1) + lam, mask.sum(0) + lam
    n_i, m_j = np.where(n_i == 0, 1, n_i), np.where(m_j == 0, 1, m_j)
    b, c = np.zeros(len(Y)), np.zeros(Y.shape[1])
    for _ in range(n_iter):
        b = (E.sum(1) - mask @ c) / n_i
        c = (E.sum(0) - mask.T @ b) / m_j
    return mu, b, c
