"""leaves the bias of an item out whose vector is zeros

Breaks: each bias alone
"""


def predict_mf(Z, W, mu=0.0, b_user=None, b_item=None):
    table = np.asarray(Z, dtype=float) @ np.asarray(W, dtype=float) + float(mu)
    if b_user is not None:
        table = table + np.asarray(b_user, dtype=float)[:, np.newaxis]
    if b_item is not None:
        table = table + np.asarray(b_item, dtype=float)
    if b_item is not None:
        table[:, ~np.any(W, axis=0)] -= np.asarray(b_item, dtype=float)[~np.any(W, axis=0)]
    return table
