"""rounds codes to twelve decimals

Breaks: large and small units
"""


def linear_ae_forward(X, W_enc, W_dec):
    Z = np.round(X.astype(float) @ W_enc.astype(float).T, 12)
    return Z, Z @ W_dec.T.astype(float)
