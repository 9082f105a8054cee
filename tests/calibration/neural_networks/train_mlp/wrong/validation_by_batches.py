"""notes the mean of batch means for the validation set

Breaks: the history of both sets (after the epoch, without penalty)
"""

import numpy as np


def train_mlp(params, X, Y, X_val, Y_val, lr, batch_size, n_epochs, rng, beta=0.0, lam=0.0):
    n = len(X)
    velocity = [(np.zeros(W.shape), np.zeros(b.shape)) for W, b in params]
    history = {"train": [], "val": []}
    for _ in range(n_epochs):
        order = rng.permutation(n)
        for rows in [order[s : s + batch_size] for s in range(0, n, batch_size)]:
            logits, caches = mlp_forward(params, X[rows])
            _, dlogits = loss_and_grad(logits, Y[rows], "softmax_ce")
            grads = mlp_backward(params, caches, dlogits)
            params, velocity = momentum_step(params, grads, velocity, lr, beta, lam)
        history["train"].append(loss_and_grad(mlp_forward(params, X)[0], Y, "softmax_ce")[0])
        history["val"].append(
            float(
                np.mean(
                    [
                        loss_and_grad(
                            mlp_forward(params, X_val[s : s + batch_size])[0],
                            Y_val[s : s + batch_size],
                            "softmax_ce",
                        )[0]
                        for s in range(0, len(X_val), batch_size)
                    ]
                )
            )
        )
    return params, history
