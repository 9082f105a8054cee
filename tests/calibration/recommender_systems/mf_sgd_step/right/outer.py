"""adds tables of changes"""


def mf_sgd_step(Z, W, i, j, y, lr, lam):
    Z0, W0 = 1.0 * Z, 1.0 * W
    r = y - np.dot(Z0[i], W0[:, j])
    user, item = np.eye(len(Z0))[i], np.eye(W0.shape[1])[j]
    Z1 = Z0 + np.outer(user, lr * (r * W0[:, j] - lam * Z0[i]))
    W1 = W0 + np.outer(lr * (r * Z0[i] - lam * W0[:, j]), item)
    return Z1, W1
