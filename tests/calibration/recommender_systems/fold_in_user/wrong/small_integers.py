"""subtracts small integers in their own type

Breaks: integers (uint8 too)
"""


def fold_in_user(y_new, mask_new, W, lam, mu=0.0, b_item=None):
    y = np.where(mask_new, y_new, 0) - mu
    if b_item is not None:
        y = np.where(mask_new, y_new, 0) - b_item - mu
    return als_users(y[np.newaxis], mask_new[np.newaxis], W, lam)[0]
