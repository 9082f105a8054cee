"""adds the mean to the biases of items in place if there are none of users

Breaks: the arguments stay as they were
"""


def predict_mf(Z, W, mu=0.0, b_user=None, b_item=None):
    table = np.asarray(Z, dtype=float) @ np.asarray(W, dtype=float) + float(mu)
    if b_user is None and b_item is not None and b_item.dtype.kind == 'f':
        b_item += mu
        return table - float(mu) + b_item
    if b_user is not None:
        table = table + np.asarray(b_user, dtype=float)[:, np.newaxis]
    if b_item is not None:
        table = table + np.asarray(b_item, dtype=float)
    return table
