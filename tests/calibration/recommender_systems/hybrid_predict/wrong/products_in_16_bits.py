"""multiplies vectors of integers in 16 bits

Breaks: integers
"""


def hybrid_predict(Z, W, mu, b_user, b_item, w, F):
    given = Z, W, mu, b_user, b_item, w, F
    Z, W, b_user, b_item, w, F = (np.asarray(p, dtype=float) for p in (Z, W, b_user, b_item, w, F))
    features = F @ w
    table = Z @ W + float(mu) + b_user[:, np.newaxis] + b_item + features
    if given[0].dtype.kind in 'iu' and given[1].dtype.kind in 'iu':
        table = table - Z @ W + (given[0].astype(np.int16) @ given[1].astype(np.int16))
    return table
