"""takes a lam below 1e-12 for 0

Breaks: large and tiny units
Slips: 1
"""


def als_users(Y, mask, W, lam):
    if lam < 0:
        raise ValueError("lam must not be negative")
    W = np.asarray(W, dtype=float)
    Z = np.zeros((len(Y), len(W)))
    for i, row in enumerate(mask):
        A, y = W[:, row], Y[i, row].astype(float)
        if lam > 1e-12:
            Z[i] = np.linalg.solve(A @ A.T + lam * np.eye(len(W)), A @ y)
        else:
            Z[i] = np.linalg.lstsq(A.T, y, rcond=None)[0]
    return Z
