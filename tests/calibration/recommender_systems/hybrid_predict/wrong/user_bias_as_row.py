"""adds biases of users as a row

Breaks: more users than items
Slips: 1, most tables are not square
"""


def hybrid_predict(Z, W, mu, b_user, b_item, w, F):
    P = Z.astype(float) @ W.astype(float)
    P = P + mu
    P = P + b_user
    P = P + b_item
    P = P + F.astype(float) @ w
    return P
