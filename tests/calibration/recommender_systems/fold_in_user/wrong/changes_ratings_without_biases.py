"""subtracts the mean in place if there are no biases

Breaks: the arguments stay as they were
"""


def fold_in_user(y_new, mask_new, W, lam, mu=0.0, b_item=None):
    rest = np.asarray(y_new, dtype=float)
    if b_item is not None:
        rest = rest - np.asarray(b_item, dtype=float)
    rest -= mu
    return als_users(rest[np.newaxis], np.asarray(mask_new)[np.newaxis], W, lam)[0]
