# Over all weights at once.
def weight_penalty(Ws, kind, lam):
    if kind not in ("l1", "l2", "elimination"):
        raise ValueError(kind)
    w = np.concatenate([np.ravel(W) for W in Ws]).astype(float)
    square = w * w
    price, slope = {
        "l1": (np.abs(w), np.sign(w)),
        "l2": (square, 2 * w),
        "elimination": (square / (1 + square), 2 * w / (1 + square) ** 2),
    }[kind]
    ends = np.cumsum([np.size(W) for W in Ws])[:-1]
    return lam * price.sum(), [
        lam * part.reshape(np.shape(W)) for part, W in zip(np.split(slope, ends), Ws)
    ]
