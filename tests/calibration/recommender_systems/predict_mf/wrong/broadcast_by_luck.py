"""adds the biases of users as a row

Breaks: more users than items
"""


def predict_mf(Z, W, mu=0.0, b_user=None, b_item=None):
    P = Z.astype(float) @ W.astype(float) + mu
    if b_user is not None:
        P = P + b_user
    if b_item is not None:
        P = P + b_item[np.newaxis, :]
    return P
