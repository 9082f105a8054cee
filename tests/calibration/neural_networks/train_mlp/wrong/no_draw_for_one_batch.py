"""draws no permutation if one batch holds everything

Breaks: a new permutation for each epoch
"""

import numpy as np


def train_mlp(params, X, Y, X_val, Y_val, lr, batch_size, n_epochs, rng, beta=0.0, lam=0.0):
    params = [(np.array(W, dtype=float), np.array(b, dtype=float)) for W, b in params]
    velocity = [(np.zeros_like(W), np.zeros_like(b)) for W, b in params]
    history = {"train": [], "val": []}
    n = len(X)
    for epoch in range(n_epochs):
        order = rng.permutation(n) if batch_size < n else np.arange(n)
        for start in range(0, n, batch_size):
            rows = order[start : start + batch_size]
            logits, caches = mlp_forward(params, X[rows])
            _, dlogits = loss_and_grad(logits, Y[rows], "softmax_ce")
            grads = mlp_backward(params, caches, dlogits)
            params, velocity = momentum_step(params, grads, velocity, lr, beta, lam)
        for name, A, B in (("train", X, Y), ("val", X_val, Y_val)):
            history[name].append(loss_and_grad(mlp_forward(params, A)[0], B, "softmax_ce")[0])
    return params, history
