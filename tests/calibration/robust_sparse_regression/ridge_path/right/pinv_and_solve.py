# Shortest least squares for lam = 0, a linear system elsewhere (slow, and right).
def ridge_path(X, y, lams):
    if np.min(lams) < 0:
        raise ValueError("lam < 0")
    Xc, yc = X - X.mean(axis=0), y - y.mean()
    d, W = X.shape[1], []
    for lam in lams:
        if lam == 0:
            W.append(np.linalg.pinv(Xc, rcond=1e-12) @ yc)
        else:
            W.append(np.linalg.solve(Xc.T @ Xc + lam * np.eye(d), Xc.T @ yc))
    return np.array(W), np.array([np.sqrt(w @ w) for w in W])
