# Branches by hand, with the labels as 0 and 1 in the gradient.
def logistic_loss_grad(w, X, y, lam=0.0):
    if set(np.unique(y).tolist()) - {-1, 1}:
        raise ValueError("labels")
    s = X @ np.asarray(w, dtype=float)
    m = s * y
    loss = np.where(m > 0, np.log1p(np.exp(-np.abs(m))), np.log1p(np.exp(-np.abs(m))) - m).mean()
    mask = np.ones(len(w))
    mask[0] = 0
    e = np.exp(-np.abs(m))
    doubt = np.where(m > 0, e, 1.0) / (1 + e)
    grad = np.mean(-(doubt * y)[:, None] * X, axis=0) + lam * mask * w
    return float(loss + 0.5 * lam * np.dot(mask * w, w)), grad
