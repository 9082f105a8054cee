"""multiplies small integers in their own type

Breaks: integers
"""


def hybrid_predict(Z, W, mu, b_user, b_item, w, F):
    P = Z @ W
    P = P + mu
    P = P + b_user[:, np.newaxis]
    P = P + b_item
    P = P + F @ w
    return P
