"""draws the next permutation after every epoch, the last included

Breaks: a new permutation for each epoch
"""


def train_mlp(params, X, Y, X_val, Y_val, lr, batch_size, n_epochs, rng, beta=0.0, lam=0.0):
    params = [(1.0 * W, 1.0 * b) for W, b in params]
    velocity = [(0 * W, 0 * b) for W, b in params]
    history = {"train": [], "val": []}
    n = len(X)
    order = rng.permutation(n)
    for epoch in range(n_epochs):
        for start in range(0, n, batch_size):
            rows = order[start : start + batch_size]
            logits, caches = mlp_forward(params, X[rows])
            loss, dlogits = loss_and_grad(logits, Y[rows], "softmax_ce")
            grads = mlp_backward(params, caches, dlogits)
            params, velocity = momentum_step(params, grads, velocity, lr, beta, lam)
        history["train"].append(loss_and_grad(mlp_forward(params, X)[0], Y, "softmax_ce")[0])
        history["val"].append(loss_and_grad(mlp_forward(params, X_val)[0], Y_val, "softmax_ce")[0])
        order = rng.permutation(n)
    return params, history
