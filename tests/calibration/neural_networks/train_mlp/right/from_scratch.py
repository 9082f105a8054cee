# Nothing but NumPy.
def train_mlp(params, X, Y, X_val, Y_val, lr, batch_size, n_epochs, rng, beta=0.0, lam=0.0):
    def go(net, X):
        seen = [np.asarray(X, dtype=float)]
        for W, b in net:
            seen.append(np.maximum(seen[-1], 0) @ W + b if len(seen) > 1 else seen[-1] @ W + b)
        return seen

    def loss(net, X, Y):
        z = go(net, X)[-1]
        z = z - z.max(axis=1, keepdims=True)
        return float(np.mean(np.log(np.exp(z).sum(axis=1)) - (z * Y).sum(axis=1)))

    net = [[np.array(W, dtype=float), np.array(b, dtype=float)] for W, b in params]
    speed = [[np.zeros_like(W), np.zeros_like(b)] for W, b in net]
    history = {"train": [], "val": []}
    for _ in range(n_epochs):
        order = rng.permutation(len(X))
        for start in range(0, len(X), batch_size):
            rows = order[start : start + batch_size]
            seen = go(net, X[rows])
            p = np.exp(seen[-1] - seen[-1].max(axis=1, keepdims=True))
            d = (p / p.sum(axis=1, keepdims=True) - Y[rows]) / len(rows)
            for l in reversed(range(len(net))):
                A = np.maximum(seen[l], 0) if l else seen[l]
                below = (d @ net[l][0].T) * (seen[l] > 0)
                speed[l][0] = beta * speed[l][0] - lr * (A.T @ d + lam * net[l][0])
                speed[l][1] = beta * speed[l][1] - lr * d.sum(axis=0)
                net[l] = [net[l][0] + speed[l][0], net[l][1] + speed[l][1]]
                d = below
        history["train"].append(loss(net, X, Y))
        history["val"].append(loss(net, X_val, Y_val))
    return [tuple(layer) for layer in net], history
