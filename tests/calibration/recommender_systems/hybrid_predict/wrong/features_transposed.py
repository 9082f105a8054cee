"""swaps users and items of the features where they fit

Breaks: tables with $n = d$
"""


def hybrid_predict(Z, W, mu, b_user, b_item, w, F):
    P = Z.astype(float) @ W.astype(float)
    P = P + mu
    P = P + b_user[:, np.newaxis]
    P = P + b_item
    P = P + (F.swapaxes(0, 1) if len(F) == F.shape[1] else F).astype(float) @ w
    return P
