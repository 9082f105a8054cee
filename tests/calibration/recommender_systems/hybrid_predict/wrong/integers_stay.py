"""returns integers for integers

Breaks: integers
Slips: 1
"""


def hybrid_predict(Z, W, mu, b_user, b_item, w, F):
    Z, W, b_user, b_item, w, F = (
        a.astype(np.int64) if a.dtype.kind in "iu" else a for a in (Z, W, b_user, b_item, w, F)
    )
    mu = mu.item() if hasattr(mu, "item") else mu
    if float(mu).is_integer() and F.dtype.kind == "i":
        mu = int(mu)
    return Z @ W + mu + b_user[:, np.newaxis] + b_item + F @ w
