"""expects both biases or none

Breaks: each bias alone
"""


def predict_mf(Z, W, mu=0.0, b_user=None, b_item=None):
    P = Z.astype(float) @ W.astype(float) + mu
    if b_user is not None or b_item is not None:
        P = P + b_user[:, None] + b_item
    return P
