"""takes the samples in their own order

Breaks: batches in the order of the permutation
Slips: 1, all batches but the largest are others
"""


def train_mlp(params, X, Y, X_val, Y_val, lr, batch_size, n_epochs, rng, beta=0.0, lam=0.0):
    params = [(1.0 * W, 1.0 * b) for W, b in params]
    velocity = [(0 * W, 0 * b) for W, b in params]
    history = {"train": [], "val": []}
    n = len(X)
    for epoch in range(n_epochs):
        order = np.arange(n)
        for start in range(0, n, batch_size):
            rows = order[start : start + batch_size]
            logits, caches = mlp_forward(params, X[rows])
            loss, dlogits = loss_and_grad(logits, Y[rows], "softmax_ce")
            grads = mlp_backward(params, caches, dlogits)
            params, velocity = momentum_step(params, grads, velocity, lr, beta, lam)
        history["train"].append(loss_and_grad(mlp_forward(params, X)[0], Y, "softmax_ce")[0])
        history["val"].append(loss_and_grad(mlp_forward(params, X_val)[0], Y_val, "softmax_ce")[0])
    return params, history
