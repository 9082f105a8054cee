"""multiplies small integers in their own type

Breaks: integers
"""


def predict_mf(Z, W, mu=0.0, b_user=None, b_item=None):
    P = Z @ W + mu
    if b_user is not None:
        P = P + b_user[:, np.newaxis]
    if b_item is not None:
        P = P + b_item[np.newaxis, :]
    return P
