"""takes what is left of a rating for 0 below 1e-8

Breaks: large and tiny units
"""


def fold_in_user(y_new, mask_new, W, lam, mu=0.0, b_item=None):
    rest = np.where(mask_new, y_new, 0).astype(float) - float(mu)
    if b_item is not None:
        rest = rest - np.asarray(b_item, dtype=float)
    rest[np.abs(rest) < 1e-8] = 0
    return als_users(rest[np.newaxis], np.asarray(mask_new)[np.newaxis], W, lam)[0]
