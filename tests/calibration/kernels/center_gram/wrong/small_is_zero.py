"""sets entries below 1e-9 to 0

Breaks: other units
"""


def center_gram(K, K_train=None):
    train = K if K_train is None else K_train
    C = K - train.mean(axis=0) - K.mean(axis=1, keepdims=True) + train.mean()
    return np.where(np.abs(C) < 1e-7, 0, C)
