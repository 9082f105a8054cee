"""keeps the dtype of integer tables

Breaks: integers
"""


def center_gram(K, K_train=None):
    train = K if K_train is None else K_train
    C = K - train.mean(axis=0) - K.mean(axis=1, keepdims=True) + train.mean()
    return C.astype(K.dtype)
