# Moves a copy in place, and takes the smallest of triples.
def subgradient_descent(f, subgrad, w0, lr, n_iter):
    w = w0.astype(float)
    seen = [(f(w), 0, w.copy())]
    for t in range(1, n_iter + 1):
        w -= lr(t) * subgrad(w)
        seen.append((f(w), t, w.copy()))
    value, _, where = min(seen, key=lambda s: s[:2])
    return [where, value]
