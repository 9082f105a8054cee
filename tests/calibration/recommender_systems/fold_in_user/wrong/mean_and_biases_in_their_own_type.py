"""adds the mean to the biases of items in their own type

Breaks: integers
"""


def fold_in_user(y_new, mask_new, W, lam, mu=0.0, b_item=None):
    rest = np.where(mask_new, y_new, 0).astype(float)
    if b_item is None:
        rest = rest - float(mu)
    if b_item is not None:
        rest = rest - (b_item + mu)
    return als_users(rest[np.newaxis], np.asarray(mask_new)[np.newaxis], W, lam)[0]
