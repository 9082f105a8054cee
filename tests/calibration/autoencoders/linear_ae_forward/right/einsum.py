# By np.einsum.
def linear_ae_forward(X, W_enc, W_dec):
    Z = np.einsum("nd,kd->nk", 1.0 * np.asarray(X, float), np.asarray(W_enc, float))
    return Z, np.einsum("nk,dk->nd", Z, np.asarray(W_dec, float))
