"""forgets to put the mean of all back

Breaks: agreement with explicit features
Slips: 1, right for centred tables only
"""


def center_gram(K, K_train=None):
    train = K if K_train is None else K_train
    return K - train.mean(axis=0) - K.mean(axis=1, keepdims=True)
