"""takes a lam below 1e-12 for 0

Breaks: large and tiny units
Slips: 1
"""


def fold_in_user(y_new, mask_new, W, lam, mu=0.0, b_item=None):
    rest = np.asarray(y_new, dtype=float) - mu
    if b_item is not None:
        rest -= b_item
    strength = lam if lam > 1e-12 else 0.0
    return als_users(rest[np.newaxis], mask_new[np.newaxis], W, strength)[0]
