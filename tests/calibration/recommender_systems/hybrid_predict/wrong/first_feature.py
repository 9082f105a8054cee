"""uses the first feature only

Breaks: one feature and several
"""


def hybrid_predict(Z, W, mu, b_user, b_item, w, F):
    P = Z.astype(float) @ W.astype(float)
    P = P + mu
    P = P + b_user[:, np.newaxis]
    P = P + b_item
    P = P + F[:, :, 0].astype(float) * w[0]
    return P
