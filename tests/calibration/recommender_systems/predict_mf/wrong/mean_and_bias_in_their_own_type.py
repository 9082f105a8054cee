"""adds the mean to the biases of users in their own type

Breaks: integers
"""


def predict_mf(Z, W, mu=0.0, b_user=None, b_item=None):
    table = np.asarray(Z, dtype=float) @ np.asarray(W, dtype=float)
    if b_user is None:
        table = table + float(mu)
    if b_user is not None:
        table = table + (mu + b_user)[:, np.newaxis]
    if b_item is not None:
        table = table + np.asarray(b_item, dtype=float)
    return table
