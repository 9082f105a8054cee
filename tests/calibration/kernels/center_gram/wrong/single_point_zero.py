"""returns zeros for a single row

Breaks: a single new point
"""


def center_gram(K, K_train=None):
    if len(K) == 1:
        return np.zeros(K.shape)
    train = K if K_train is None else K_train
    return K - train.mean(axis=0) - K.mean(axis=1, keepdims=True) + train.mean()
