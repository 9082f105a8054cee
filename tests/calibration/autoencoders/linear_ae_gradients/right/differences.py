"""takes central differences, which are exact for squares"""


def linear_ae_gradients(X, W_enc, W_dec):
    X, W_enc, W_dec = X.astype(float), W_enc.astype(float), W_dec.astype(float)

    def loss(E, D):
        return np.sum((X @ E.T @ D.T - X) ** 2) / len(X)

    step = 1e-3
    out = []
    for which, M in ((0, W_enc), (1, W_dec)):
        g = np.zeros_like(M)
        for i in np.ndindex(*M.shape):
            def at(t):
                P = [W_enc.copy(), W_dec.copy()]
                P[which][i] += t
                return loss(*P)
            g[i] = (at(step) - at(-step)) / (2 * step)
        out.append(g)
    return loss(W_enc, W_dec), out[0], out[1]
