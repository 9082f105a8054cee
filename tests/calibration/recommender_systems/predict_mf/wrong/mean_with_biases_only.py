"""adds the mean only where biases are given

Breaks: the mean
"""


def predict_mf(Z, W, mu=0.0, b_user=None, b_item=None):
    P = Z.astype(float) @ W.astype(float)
    if b_user is not None:
        P = P + b_user[:, np.newaxis]
    if b_item is not None:
        P = P + b_item[np.newaxis, :] + mu
    return P
