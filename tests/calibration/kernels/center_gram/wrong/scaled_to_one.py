"""scales the diagonal to 1, too

Breaks: other units
Slips: 1, no entry has its size
"""


def center_gram(K, K_train=None):
    train = K if K_train is None else K_train
    C = K - train.mean(axis=0) - K.mean(axis=1, keepdims=True) + train.mean()
    d = np.abs(C).max()
    return C / d if d > 0 else C
