"""multiplies factors entry by entry where the shapes fit

Breaks: square tables (where a bias on the wrong side still fits)
Slips: 1, square factors stand in every test
"""


def predict_mf(Z, W, mu=0.0, b_user=None, b_item=None):
    P = (
        Z.astype(float) * W.astype(float)
        if Z.shape == W.shape
        else Z.astype(float) @ W.astype(float)
    ) + mu
    if b_user is not None:
        P = P + b_user[:, np.newaxis]
    if b_item is not None:
        P = P + b_item[np.newaxis, :]
    return P
