"""takes the column means of the new table off

Breaks: new points against the mean of the training points
"""


def center_gram(K, K_train=None):
    train = K if K_train is None else K_train
    return K - K.mean(axis=0) - K.mean(axis=1, keepdims=True) + train.mean()
