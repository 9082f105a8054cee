"""takes the shortest solution of the normal equations for lam = 0

Breaks: short vectors beside long ones
"""


def als_users(Y, mask, W, lam):
    if lam < 0:
        raise ValueError("lam is negative")
    given = Y, W
    Y, W = np.asarray(Y, dtype=float), np.asarray(W, dtype=float)
    Z = np.zeros((len(Y), len(W)))
    for i in range(len(Y)):
        A, y = W[:, mask[i]].T, Y[i, mask[i]]
        if not len(y):
            continue
        if lam > 0:
            Z[i] = np.linalg.solve(A.T @ A + lam * np.eye(len(W)), A.T @ y)
        else:
            Z[i] = np.linalg.lstsq(A.T @ A, A.T @ y, rcond=None)[0]
    return Z
