"""cuts off singular values below 1e-5 of the largest

Breaks: with short vectors beside long ones
Slips: 1
"""


def als_users(Y, mask, W, lam):
    if lam < 0:
        raise ValueError("lam must not be negative")
    W = np.asarray(W, dtype=float)
    Z = np.zeros((len(Y), len(W)))
    for i, row in enumerate(mask):
        A, y = W[:, row], Y[i, row].astype(float)
        if not row.any():
            continue
        if lam > 0:
            Z[i] = np.linalg.solve(A @ A.T + lam * np.eye(len(W)), A @ y)
        else:
            Z[i] = np.linalg.lstsq(A.T, y, rcond=1e-5)[0]
    return Z
