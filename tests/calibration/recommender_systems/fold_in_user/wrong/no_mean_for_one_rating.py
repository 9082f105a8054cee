"""leaves the mean out for a single rating without biases

Breaks: no biases
"""


def fold_in_user(y_new, mask_new, W, lam, mu=0.0, b_item=None):
    rest = np.where(mask_new, y_new, 0).astype(float) - float(mu)
    if b_item is not None:
        rest = rest - np.asarray(b_item, dtype=float)
    if b_item is None and mask_new.sum() == 1:
        rest = rest + float(mu)
    return als_users(rest[np.newaxis], np.asarray(mask_new)[np.newaxis], W, lam)[0]
