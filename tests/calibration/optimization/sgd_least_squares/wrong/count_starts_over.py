"""counts the steps of each epoch anew

Breaks: step rules with $1/t$ and with a table of steps over several epochs
"""


def sgd_least_squares(X, y, w0, lr, n_epochs, batch_size, rng):
    w = w0.astype(float)
    for _ in range(n_epochs):
        t = 0
        for batch in minibatches(len(y), batch_size, rng):
            t += 1
            w = w - lr(t) * X[batch].T @ (X[batch] @ w - y[batch]) / len(batch)
    return w
