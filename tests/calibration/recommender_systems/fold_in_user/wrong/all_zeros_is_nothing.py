"""returns zeros if all ratings are 0

Breaks: ratings of 0
Slips: 1
"""


def fold_in_user(y_new, mask_new, W, lam, mu=0.0, b_item=None):
    rest = np.where(mask_new, y_new, 0).astype(float)
    if not rest.any():
        return np.zeros(len(W))
    rest -= mu
    if b_item is not None:
        rest -= b_item
    return als_users(rest[np.newaxis], mask_new[np.newaxis], W, lam)[0]
