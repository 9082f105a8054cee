"""takes unobserved cells as ratings of 0

Breaks: users with many ratings and with few
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
        A, y = W.astype(float), np.where(o, Y[i], 0).astype(float)
        if lam > 0:
            Z[i] = np.linalg.solve(A @ A.T + lam * np.eye(k), A @ y)
        else:
            Z[i] = np.linalg.lstsq(A.T, y, rcond=None)[0]
    return Z
