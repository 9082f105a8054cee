"""takes medians in place of means

Slips: 1, no mean is right
"""


def center_gram(K, K_train=None):
    train = K if K_train is None else K_train
    return K - np.median(train, axis=0) - np.median(K, axis=1, keepdims=True) + np.median(train)
