"""uses the first factor only

Breaks: one factor and several
Slips: 1, the factors are in every sum
"""


def predict_mf(Z, W, mu=0.0, b_user=None, b_item=None):
    P = np.outer(Z[:, 0].astype(float), W[0].astype(float)) + mu
    if b_user is not None:
        P = P + b_user[:, np.newaxis]
    if b_item is not None:
        P = P + b_item[np.newaxis, :]
    return P
