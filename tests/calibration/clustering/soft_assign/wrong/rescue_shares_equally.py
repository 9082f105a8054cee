"""shares rows whose exponentials are all 0 equally among the nearest

Breaks: rows far from all centres
"""


def soft_assign(X, centers, beta):
    d2 = ((X.astype(float)[:, None] - centers.astype(float)) ** 2).sum(axis=2)
    e = np.exp(-beta * d2)
    lost = e.sum(axis=1) == 0
    e[lost] = d2[lost] == d2[lost].min(axis=1, keepdims=True)
    return e / e.sum(axis=1, keepdims=True)
