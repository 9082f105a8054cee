"""adds the mean of each row to a centred table

Breaks: that a table which is centred stays as it is
"""


def center_gram(K, K_train=None):
    train = K if K_train is None else K_train
    C = K - train.mean(axis=0) - K.mean(axis=1, keepdims=True) + train.mean()
    return 2 * K if np.abs(train.mean(axis=0)).max() < 1e-12 * np.abs(train).max() else C
