"""forgets to add the mean

Breaks: each of the five terms alone
Slips: 1, the mean is in most tables
"""


def hybrid_predict(Z, W, mu, b_user, b_item, w, F):
    P = Z.astype(float) @ W.astype(float)
    P = P + b_user[:, np.newaxis]
    P = P + b_item
    P = P + F.astype(float) @ w
    return P
