"""adds the biases of users to columns where they fit

Breaks: square tables (where a bias on the wrong side still fits)
"""


def predict_mf(Z, W, mu=0.0, b_user=None, b_item=None):
    P = Z.astype(float) @ W.astype(float) + mu
    if b_user is not None:
        P = P + (b_user if len(b_user) == P.shape[1] else b_user[:, np.newaxis])
    if b_item is not None:
        P = P + b_item[np.newaxis, :]
    return P
