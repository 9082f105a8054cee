# Walks once through the entries and rescales the sum whenever a larger one comes.
def lp_norm(x, p):
    if not (p == 0 or p >= 1):
        raise ValueError(f"p = {p}")
    if p == 0:
        return np.float64((np.asarray(x) != 0).sum())
    scale, total = 0.0, 0.0
    for v in np.asarray(x, float).tolist():
        v = abs(v)
        if v > scale:
            total = 1.0 if p == np.inf else total * (scale / v) ** p + 1.0
            scale = v
        elif v > 0 and p != np.inf:
            total += (v / scale) ** p
    return scale if p == np.inf else scale * total ** (1 / p)
