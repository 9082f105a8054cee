"""cuts the permutation into batches of about equal size

Breaks: a short last batch
"""

import numpy as np


def train_mlp(params, X, Y, X_val, Y_val, lr, batch_size, n_epochs, rng, beta=0.0, lam=0.0):
    n = len(X)
    velocity = [(np.zeros(W.shape), np.zeros(b.shape)) for W, b in params]
    history = {"train": [], "val": []}
    for _ in range(n_epochs):
        order = rng.permutation(n)
        for rows in np.array_split(order, -(-n // batch_size)):
            logits, caches = mlp_forward(params, X[rows])
            _, dlogits = loss_and_grad(logits, Y[rows], "softmax_ce")
            grads = mlp_backward(params, caches, dlogits)
            params, velocity = momentum_step(params, grads, velocity, lr, beta, lam)
        history["train"].append(loss_and_grad(mlp_forward(params, X)[0], Y, "softmax_ce")[0])
        history["val"].append(loss_and_grad(mlp_forward(params, X_val)[0], Y_val, "softmax_ce")[0])
    return params, history
