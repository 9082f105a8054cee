"""takes every square table for the training table

Breaks: as many new as old ones
"""


def center_gram(K, K_train=None):
    if K.shape[0] == K.shape[1]:
        K_train = None
    train = K if K_train is None else K_train
    return K - train.mean(axis=0) - K.mean(axis=1, keepdims=True) + train.mean()
