# With samples as columns.
def linear_ae_forward(X, W_enc, W_dec):
    Z = W_enc.astype(float) @ X.astype(float).T
    return Z.T, (W_dec.astype(float) @ Z).T
