"""hands on the rated items only"""


def fold_in_user(y_new, mask_new, W, lam, mu=0.0, b_item=None):
    y = y_new[mask_new].astype(float) - mu
    if b_item is not None:
        y -= b_item[mask_new]
    if y.size == 0:
        return np.zeros(W.shape[0])
    return als_users(
        y.reshape(1, -1), np.ones((1, y.size), dtype=bool), W[:, mask_new], lam
    ).ravel()
