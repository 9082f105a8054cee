"""multiplies users by the weights where the lengths fit

Breaks: with $k = p$
"""


def hybrid_predict(Z, W, mu, b_user, b_item, w, F):
    P = Z.astype(float) @ W.astype(float)
    P = P + mu
    P = P + b_user[:, np.newaxis]
    P = P + b_item
    P = P + (
        np.outer(Z.astype(float) @ w, np.ones(len(b_item)))
        if Z.shape[1] == len(w) and Z.any()
        else F.astype(float) @ w
    )
    return P
