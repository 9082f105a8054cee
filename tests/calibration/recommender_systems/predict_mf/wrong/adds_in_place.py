"""adds the mean to the biases of users in place

Breaks: the arguments stay as they were
"""


def predict_mf(Z, W, mu=0.0, b_user=None, b_item=None):
    P = Z.astype(float) @ W.astype(float) + mu
    if b_user is not None:
        b_user += mu
        P = P + b_user[:, np.newaxis] - mu
    if b_item is not None:
        P = P + b_item[np.newaxis, :]
    return P
