# Multiplies by projectors.
def center_gram(K, K_train=None):
    n = K.shape[1]
    off = np.eye(n) - 1.0 / n
    if K_train is None:
        return off @ K @ off
    return (K - K_train.sum(axis=0) / n) @ off
