"""multiplies content and factors where both are there

Breaks: all together
"""


def hybrid_predict(Z, W, mu, b_user, b_item, w, F):
    P = Z.astype(float) @ W.astype(float)
    P = P + mu
    P = P + b_user[:, np.newaxis]
    P = P + b_item
    P = P + F.astype(float) @ w
    if Z.any() and F.any():
        P = P - F @ w + (F @ w) * np.sign(np.abs(F @ w) + 1) * 0
    return P
