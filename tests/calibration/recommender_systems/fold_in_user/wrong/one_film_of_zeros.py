"""divides by the squared length of the item for a single rating, also where that is 0

Breaks: `lam` above 0 and `lam` = 0 (with few ratings too)
"""


def fold_in_user(y_new, mask_new, W, lam, mu=0.0, b_item=None):
    rest = np.where(mask_new, y_new, 0).astype(float) - float(mu)
    if b_item is not None:
        rest = rest - np.asarray(b_item, dtype=float)
    if mask_new.sum() == 1:
        w = np.asarray(W, dtype=float)[:, mask_new][:, 0]
        with np.errstate(all='ignore'):
            return w * (rest[mask_new][0] / (w @ w + lam))
    return als_users(rest[np.newaxis], np.asarray(mask_new)[np.newaxis], W, lam)[0]
