# Its own permutation and a loop over samples; no minibatches.
def sgd_least_squares(X, y, w0, lr, n_epochs, batch_size, rng):
    w = np.array(w0, dtype=float)
    n, count = len(y), 0
    for epoch in range(n_epochs):
        order = rng.permutation(n)
        start = 0
        while start < n:
            rows = order[start : start + batch_size]
            count += 1
            total = np.zeros_like(w)
            for i in rows:
                total += (np.dot(X[i], w) - y[i]) * X[i]
            w -= lr(count) * total / len(rows)
            start += batch_size
    return w
