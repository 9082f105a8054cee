"""goes through heads and tails and stops at what is impossible"""


def bernoulli_nll(data, w):
    if not 0 <= w <= 1:
        raise ValueError("w must lie between 0 and 1")
    total = 0.0
    for count, p, log_p in (
        (np.sum(data), w, lambda: np.log(w)),
        (np.sum(1 - np.asarray(data, dtype=int)), 1 - w if w == 1 else 1.0, lambda: np.log1p(-w)),
    ):
        if count == 0:
            continue
        if p == 0:
            return float("inf")
        total += count * -log_p()
    return float(abs(total))
