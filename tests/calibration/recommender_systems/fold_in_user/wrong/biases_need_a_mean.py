"""subtracts the biases only together with a mean that is not 0

Breaks: the mean and the item biases
Slips: 1
"""


def fold_in_user(y_new, mask_new, W, lam, mu=0.0, b_item=None):
    rest = np.array(y_new, dtype=float)
    if mu:
        rest -= mu
        if b_item is not None:
            rest -= b_item
    return als_users(rest[np.newaxis], mask_new[np.newaxis], W, lam)[0]
