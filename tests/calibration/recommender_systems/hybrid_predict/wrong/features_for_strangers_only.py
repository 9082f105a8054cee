"""adds the features only for users whose vector is zero

Breaks: all together
"""


import numpy as np


def hybrid_predict(Z, W, mu, b_user, b_item, w, F):
    Z, W = Z.astype(float), W.astype(float)
    stranger = ~Z.any(axis=1)
    extra = np.where(stranger[:, None], F.astype(float) @ w, 0)
    return Z @ W + mu + b_user[:, None].astype(float) + b_item + extra
