"""gives a user whose vector is zeros the mean alone

Breaks: neither bias
"""


def predict_mf(Z, W, mu=0.0, b_user=None, b_item=None):
    table = np.asarray(Z, dtype=float) @ np.asarray(W, dtype=float) + float(mu)
    if b_user is not None:
        table = table + np.asarray(b_user, dtype=float)[:, np.newaxis]
    if b_item is not None:
        table = table + np.asarray(b_item, dtype=float)
    table[~np.any(Z, axis=1)] = mu
    return table
