"""takes the row means off along the columns

Breaks: that rows and columns of a training table have the mean 0
"""


def center_gram(K, K_train=None):
    train = K if K_train is None else K_train
    if K_train is not None:
        return K - train.mean(axis=0) - K.mean(axis=1, keepdims=True) + train.mean()
    return K - 2 * train.mean(axis=0) + train.mean()
