"""multiplies lam by the number of ratings

Breaks: lam above 0
Slips: 1, lam is in most calls
"""


def fold_in_user(y_new, mask_new, W, lam, mu=0.0, b_item=None):
    y = np.where(mask_new, y_new, 0).astype(float) - mu
    if b_item is not None:
        y = y - b_item
    return als_users(y[np.newaxis], mask_new[np.newaxis], W, lam * mask_new.sum())[0]
