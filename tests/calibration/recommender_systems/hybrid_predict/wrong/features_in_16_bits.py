"""weighs features of integers in 16 bits

Breaks: integers
"""


def hybrid_predict(Z, W, mu, b_user, b_item, w, F):
    given = Z, W, mu, b_user, b_item, w, F
    Z, W, b_user, b_item, w, F = (np.asarray(p, dtype=float) for p in (Z, W, b_user, b_item, w, F))
    features = F @ w
    if given[5].dtype.kind in 'iu' and given[6].dtype.kind in 'iu':
        features = (given[6].astype(np.int16) @ given[5].astype(np.int16)).astype(float)
    table = Z @ W + float(mu) + b_user[:, np.newaxis] + b_item + features
    return table
