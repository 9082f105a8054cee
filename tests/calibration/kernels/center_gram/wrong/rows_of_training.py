"""takes the row means of the training table off if the shapes fit

Breaks: as many new as old ones
"""


def center_gram(K, K_train=None):
    train = K if K_train is None else K_train
    rows = (
        train.mean(axis=1, keepdims=True) if len(K) == len(train) else K.mean(axis=1, keepdims=True)
    )
    return K - train.mean(axis=0) - rows + train.mean()
