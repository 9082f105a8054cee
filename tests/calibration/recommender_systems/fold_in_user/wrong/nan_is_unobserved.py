"""takes all numbers for ratings, and nan for none

Breaks: other numbers or nan in unobserved cells
"""


def fold_in_user(y_new, mask_new, W, lam, mu=0.0, b_item=None):
    mask_new = np.isfinite(y_new.astype(float))
    y = np.where(mask_new, y_new, 0).astype(float) - mu
    if b_item is not None:
        y = y - b_item
    return als_users(y[np.newaxis], mask_new[np.newaxis], W, lam)[0]
