"""adds the mean to the biases of users in place

Breaks: the arguments stay as they were
"""


def hybrid_predict(Z, W, mu, b_user, b_item, w, F):
    P = Z.astype(float) @ W.astype(float)
    b_user += np.asarray(mu).astype(b_user.dtype)
    P = P + b_user[:, np.newaxis]
    P = P + b_item
    P = P + F.astype(float) @ w
    return P
