"""expands the square of the loss, which cancels for good reconstructions

Breaks: nearly perfect reconstructions
"""


def linear_ae_gradients(X, W_enc, W_dec):
    X, E, D = X.astype(float), W_enc.astype(float), W_dec.astype(float)
    C = X.T @ X / len(X)
    M = D @ E
    loss = np.trace(C) - 2 * np.trace(M @ C) + np.trace(M @ C @ M.T)
    G = 2 * (M - np.eye(len(D))) @ C
    return max(loss, 0.0), D.T @ G, G @ E.T
