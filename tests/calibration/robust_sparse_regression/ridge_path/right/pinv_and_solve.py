# Shortest least squares for lam = 0, a linear system elsewhere (slow, and right).
def ridge_path(X, y, lams):
    if np.min(lams) < 0:
        raise ValueError("lam < 0")
    Xc, yc = X - X.mean(axis=0), y - y.mean()
    d, W = X.shape[1], []
    inverse = np.linalg.pinv(Xc, rcond=1e-12)
    kept = inverse @ Xc  # what is left of the weights if small singular values are dropped
    for lam in lams:
        if lam == 0:
            W.append(inverse @ yc)
        else:
            gram = kept.T @ (Xc.T @ Xc) @ kept
            W.append(np.linalg.solve(gram + lam * np.eye(d), kept.T @ (Xc.T @ yc)))
    return np.array(W), np.array([np.sqrt(w @ w) for w in W])
