"""adds the biases of items to rows where they fit

Breaks: square tables (where a bias on the wrong side still fits)
"""


def predict_mf(Z, W, mu=0.0, b_user=None, b_item=None):
    P = Z.astype(float) @ W.astype(float) + mu
    if b_user is not None:
        P = P + b_user[:, np.newaxis]
    if b_item is not None:
        P = P + (b_item[:, np.newaxis] if len(b_item) == P.shape[0] else b_item)
    return P
