"""takes the row means off new points in place if they are more than the training points"""


def center_gram(K, K_train=None):
    if K_train is None:
        return K - K.mean(axis=0) - K.mean(axis=1, keepdims=True) + K.mean()
    moved = K - K_train.mean(axis=0) + K_train.mean()
    rows = K.mean(axis=1, keepdims=True)
    if len(K) > len(K_train) and K.dtype == float:
        K -= rows
    return moved - rows
