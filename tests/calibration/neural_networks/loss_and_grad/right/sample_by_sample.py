# One sample after the other.
def loss_and_grad(Y_hat, Y, kind):
    Y_hat, Y = np.asarray(Y_hat, dtype=float), np.asarray(Y, dtype=float)
    if Y_hat.shape != Y.shape or kind not in {"mse", "softmax_ce"}:
        raise ValueError("shapes or kind")
    n, loss, grad = len(Y), 0.0, np.zeros(Y.shape)
    for i, (z, y) in enumerate(zip(Y_hat, Y)):
        if kind == "mse":
            loss += np.dot(z - y, z - y) / n
            grad[i] = 2 * (z - y) / n
        else:
            m = z.max()
            powers = np.exp(z - m)
            loss += (m + np.log(powers.sum()) - z[y == 1].sum()) / n
            grad[i] = (powers / powers.sum() - y) / n
    return loss, grad
