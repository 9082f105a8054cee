"""looks at the sign of lam only where a user has ratings

Breaks: `ValueError` for a negative `lam`
Slips: 1
"""


def als_users(Y, mask, W, lam):
    W = np.asarray(W, dtype=float)
    Z = np.zeros((len(Y), len(W)))
    for i, row in enumerate(mask):
        if not row.any():
            continue
        if lam < 0:
            raise ValueError("lam must not be negative")
        A, y = W[:, row], Y[i, row].astype(float)
        if lam > 0:
            Z[i] = np.linalg.solve(A @ A.T + lam * np.eye(len(W)), A @ y)
        else:
            Z[i] = np.linalg.lstsq(A.T, y, rcond=None)[0]
    return Z
