"""draws one permutation for all epochs if batches are of one

Breaks: a new permutation for each epoch
"""


def train_mlp(params, X, Y, X_val, Y_val, lr, batch_size, n_epochs, rng, beta=0.0, lam=0.0):
    params = [(np.array(W, dtype=float), np.array(b, dtype=float)) for W, b in params]
    velocity = [(np.zeros_like(W), np.zeros_like(b)) for W, b in params]
    history: dict[str, list[float]] = {"train": [], "val": []}
    once = None
    for _ in range(n_epochs):
        order = rng.permutation(len(X)) if once is None or batch_size > 1 else once
        once = order
        for start in range(0, len(X), batch_size):
            batch = order[start : start + batch_size]
            logits, caches = mlp_forward(params, X[batch])
            _, dlogits = loss_and_grad(logits, Y[batch], "softmax_ce")
            grads = mlp_backward(params, caches, dlogits)
            params, velocity = momentum_step(params, grads, velocity, lr, beta, lam)
        for name, inputs, targets in (("train", X, Y), ("val", X_val, Y_val)):
            logits, _ = mlp_forward(params, inputs)
            history[name].append(loss_and_grad(logits, targets, "softmax_ce")[0])
    return params, history
