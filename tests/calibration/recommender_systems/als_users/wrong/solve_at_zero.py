"""solves the normal equations for lam = 0, too

Breaks: with fewer ratings than factors
Breaks: with items whose vectors are parallel
"""


def als_users(Y, mask, W, lam):
    if lam < 0:
        raise ValueError("lam is negative")
    k = W.shape[0]
    Z = np.zeros((Y.shape[0], k))
    for i in range(len(Z)):
        o = mask[i]
        if not o.any():
            continue
        A, y = W[:, o].astype(float), Y[i, o].astype(float)
        if lam >= 0:
            Z[i] = np.linalg.solve(A @ A.T + lam * np.eye(k), A @ y)
        else:
            Z[i] = np.linalg.lstsq(A.T, y, rcond=None)[0]
    return Z
