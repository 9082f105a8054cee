"""takes a table for centred if its column means are below 1e-8

Breaks: other units
"""


def center_gram(K, K_train=None):
    T = K if K_train is None else K_train
    if K_train is None and np.allclose(K.mean(axis=0), 0, atol=1e-8):
        return K.copy()
    columns = T.mean(axis=0)
    rows = K.mean(axis=1, keepdims=True)
    return K - columns - rows + T.mean()
