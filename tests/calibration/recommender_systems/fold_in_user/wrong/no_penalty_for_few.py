"""leaves the penalty out if ratings are fewer than factors

Breaks: `lam` above 0 and `lam` = 0 (with few ratings too)
"""


def fold_in_user(y_new, mask_new, W, lam, mu=0.0, b_item=None):
    rest = np.where(mask_new, y_new, 0).astype(float) - float(mu)
    if b_item is not None:
        rest = rest - np.asarray(b_item, dtype=float)
    return als_users(rest[np.newaxis], np.asarray(mask_new)[np.newaxis], W, lam if mask_new.sum() >= len(W) else 0.0)[0]
