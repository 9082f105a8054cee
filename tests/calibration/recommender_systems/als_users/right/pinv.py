"""uses the pseudoinverse of stacked equations"""


def als_users(Y, mask, W, lam):
    if lam < 0:
        raise ValueError("lam must be >= 0")
    k = len(W)
    rows = []
    for y, o in zip(Y, mask):
        A = np.vstack([1.0 * W[:, o].T, np.sqrt(lam) * np.eye(k)])
        rows.append(np.linalg.pinv(A, rcond=1e-12) @ np.concatenate([1.0 * y[o], np.zeros(k)]))
    return np.array(rows)
