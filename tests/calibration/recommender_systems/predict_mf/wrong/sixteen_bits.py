"""multiplies integers in 16 bits

Breaks: integers
"""


def predict_mf(Z, W, mu=0.0, b_user=None, b_item=None):
    both = [p.astype(np.int16) if p.dtype.kind in 'iu' else p for p in (Z, W)]
    table = (both[0] @ both[1]).astype(float) + float(mu)
    if b_user is not None:
        table = table + np.asarray(b_user, dtype=float)[:, np.newaxis]
    if b_item is not None:
        table = table + np.asarray(b_item, dtype=float)
    return table
