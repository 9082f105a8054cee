"""returns items in rows where there are more items than users

Breaks: fewer
Slips: 1, all wide tables are turned
"""


def hybrid_predict(Z, W, mu, b_user, b_item, w, F):
    P = Z.astype(float) @ W.astype(float)
    P = P + mu
    P = P + b_user[:, np.newaxis]
    P = P + b_item
    P = P + F.astype(float) @ w
    return P.T if P.shape[1] > P.shape[0] else P
