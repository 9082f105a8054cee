"""moves factor by factor"""


def mf_sgd_step(Z, W, i, j, y, lr, lam):
    users, items = Z.astype(float), W.astype(float)
    k = users.shape[1]
    r = y - sum(users[i, a] * items[a, j] for a in range(k))
    for a in range(k):
        z, w = users[i, a], items[a, j]
        users[i, a] = (1 - lr * lam) * z + lr * r * w
        items[a, j] = (1 - lr * lam) * w + lr * r * z
    return users, items
