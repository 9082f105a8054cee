"""takes a lam between -1e-9 and 0 for 0

Breaks: `ValueError` for a negative `lam`
"""


def als_users(Y, mask, W, lam):
    lam = 0.0 if abs(lam) < 1e-9 and lam < 0 else lam
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
            Z[i] = np.linalg.lstsq(A, y, rcond=None)[0]
    return Z
