"""returns integers for integers if there are no biases

Breaks: integers
"""


def predict_mf(Z, W, mu=0.0, b_user=None, b_item=None):
    table = np.asarray(Z, dtype=float) @ np.asarray(W, dtype=float) + float(mu)
    if b_user is not None:
        table = table + np.asarray(b_user, dtype=float)[:, np.newaxis]
    if b_item is not None:
        table = table + np.asarray(b_item, dtype=float)
    whole = all(np.asarray(p).dtype.kind in 'iu' for p in (Z, W, mu))
    return table.astype(int) if whole and b_user is None and b_item is None else table
