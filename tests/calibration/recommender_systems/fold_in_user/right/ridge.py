"""solves the ridge itself"""


def fold_in_user(y_new, mask_new, W, lam, mu=0.0, b_item=None):
    items = np.flatnonzero(mask_new)
    b = np.zeros(len(y_new)) if b_item is None else b_item
    z = np.zeros(len(W))
    if items.size:
        A = W[:, items].T.astype(float)
        y = y_new[items].astype(float) - mu - b[items].astype(float)
        k = len(W)
        if lam > 0:
            z = np.linalg.solve(A.T @ A + lam * np.eye(k), A.T @ y)
        else:
            z = np.linalg.pinv(A) @ y
    return z
