"""adds biases of items to rows where they fit

Breaks: tables with $n = d$
"""


def hybrid_predict(Z, W, mu, b_user, b_item, w, F):
    P = Z.astype(float) @ W.astype(float)
    P = P + mu
    P = P + b_user[:, np.newaxis]
    P = P + (b_item[:, np.newaxis] if len(b_user) == len(b_item) else b_item)
    P = P + F.astype(float) @ w
    return P
