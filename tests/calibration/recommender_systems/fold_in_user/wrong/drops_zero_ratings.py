"""takes a rating of 0 for an empty cell

Breaks: ratings of 0
"""


def fold_in_user(y_new, mask_new, W, lam, mu=0.0, b_item=None):
    mask_new = mask_new & (y_new != 0)
    rest = y_new.astype(float) - mu - (0.0 if b_item is None else b_item)
    return als_users(rest[np.newaxis], mask_new[np.newaxis], W, lam)[0]
