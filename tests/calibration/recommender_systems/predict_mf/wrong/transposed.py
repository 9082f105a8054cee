"""returns the table with items in rows where it is wider than high

Breaks: fewer
Slips: 1, all wide tables are turned
"""


def predict_mf(Z, W, mu=0.0, b_user=None, b_item=None):
    P = Z.astype(float) @ W.astype(float) + mu
    if b_user is not None:
        P = P + b_user[:, np.newaxis]
    if b_item is not None:
        P = P + b_item[np.newaxis, :]
    return P.T if P.shape[0] < P.shape[1] else P
